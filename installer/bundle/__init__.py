"""A folder that is carried to machines without a network: all that is installed there, and the means to check it."""
