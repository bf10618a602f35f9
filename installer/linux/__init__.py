"""Linux: packages of the frozen application, its desktop entry, and its AppArmor profile."""
