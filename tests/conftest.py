"""Hypothesis profiles of all tests; both are deterministic."""

import os

from hypothesis import settings

settings.register_profile("small", max_examples=50, derandomize=True, deadline=None)
settings.register_profile("large", max_examples=2_000, derandomize=True, deadline=None)
settings.load_profile(os.environ.get("LUDOTECA_PROFILE", "small"))
