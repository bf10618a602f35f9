"""Panel of findings: tree, search, menus, drawn boxes, and the reasons of each finding."""
