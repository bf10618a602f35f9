"""Many documents in one go: examined in the background, saved unattended, what needs a person put aside."""
