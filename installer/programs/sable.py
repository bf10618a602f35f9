"""Entry point of the frozen command line, and of every process that it starts."""

import sys

from engine.cli.main import main

sys.exit(main())
