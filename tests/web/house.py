"""The real server with the pages that were built in the checkout: python -m tests.web.house."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from ludoteca.cli import main
from ludoteca.server import statics
from tests.web.building import DIST

if __name__ == "__main__":
    with patch.object(statics, "load", partial(statics.load, DIST)):
        main(["serve", *sys.argv[1:]])
