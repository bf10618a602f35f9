"""Training of the re-identifier, a network that matches texts with profiles (paper 4, section 5)."""
