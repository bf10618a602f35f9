"""Labels, placeholders and reflowed lines."""
