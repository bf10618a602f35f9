"""Pictures: decode, blank and reduce them to the samples that pages show, without metadata."""
