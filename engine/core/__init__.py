"""Values, errors, options and files that every other part uses."""
