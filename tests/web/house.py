"""`ludoteca`, but with the pages as they were built in the checkout."""

from __future__ import annotations

from functools import partial
from unittest.mock import patch

from ludoteca.cli import main
from ludoteca.server import statics
from tests.web.building import DIST

if __name__ == "__main__":
    with patch.object(statics, "load", partial(statics.load, DIST)):
        main()
