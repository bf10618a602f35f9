"""`python -m engine`: the command line, `sable`."""

from engine.cli.main import run

if __name__ == "__main__":
    run()
