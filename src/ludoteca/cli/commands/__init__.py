"""One module per command of the command line, loaded when the command runs."""
