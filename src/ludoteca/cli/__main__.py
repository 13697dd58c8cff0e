"""`python -m ludoteca.cli`."""

from . import main

main()
