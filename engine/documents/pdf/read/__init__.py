"""Read the text of pages with its places: from the text layer, outlines, scans and the rendered page."""
