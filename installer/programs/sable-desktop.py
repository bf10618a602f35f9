"""Entry point of the frozen window, and of every process that it starts."""

from desktop.__main__ import main

main()
