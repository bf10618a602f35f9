"""Pictures reduced to the samples that pages show."""
