"""The commands of `python -m rules`: every module in this package is one.

The module's name is the command's name and the first line of its docstring the help. It has two functions:
`arguments(parser)` adds the command's own arguments, `run(options)` does it and gives the exit status.
"""
