"""The stages in their order: examine, plan, produce, and what is done around them."""
