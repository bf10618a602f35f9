"""Who can still be found by documents that were released: pickers, progress, the curve and the work list."""
