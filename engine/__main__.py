"""`python -m engine`: the command line, `sable`."""

import sys

from engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
