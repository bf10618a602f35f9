"""What no reader needs is removed: the allow-list, clean drawing instructions, links and layers."""
