"""Installers, packages and bundles, and their checks: `make installer`, `make bundle`, `make release-check`."""
