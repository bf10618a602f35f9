"""Where the frozen window starts, and every process that it starts."""

from desktop.__main__ import main

main()
