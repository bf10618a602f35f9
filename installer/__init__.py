"""Makes what people install, and proves that it works there. `make installer`, `make bundle`, `make release-check`."""
