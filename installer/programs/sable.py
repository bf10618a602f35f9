"""Where the frozen command line starts, and every process that it starts."""

import sys

from engine.cli.main import main

sys.exit(main())
