"""Bundle: a folder to carry to machines without a network, with everything to install and to check."""
