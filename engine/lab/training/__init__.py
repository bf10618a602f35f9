"""Training of the bundled models."""
