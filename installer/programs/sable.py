"""Where the frozen command line starts, and every process that it starts."""

import sys

from engine.__main__ import main

sys.exit(main())
