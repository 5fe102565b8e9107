"""The rules' command line, `python -m rules COMMAND ...`; it needs neither Django nor a database."""

import signal
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

from rules import tools


def parser() -> ArgumentParser:
    """One sub-command for every module of `rules.tools`."""
    whole = ArgumentParser(prog="python -m rules", description=__doc__)
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    for found in iter_modules(tools.__path__):
        tool = import_module(f"rules.tools.{found.name}")
        assert tool.__doc__ is not None
        summary = tool.__doc__.splitlines()[0]
        command = commands.add_parser(found.name.replace("_", "-"), help=summary, description=summary)
        tool.arguments(command)
        command.set_defaults(run=tool.run)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    options = parser().parse_args(arguments)
    status: int = options.run(options)
    return status


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `python -m rules cards | head` ends with its reader
    sys.exit(main())
