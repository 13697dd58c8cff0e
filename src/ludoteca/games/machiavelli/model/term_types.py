"""Annotated types for fields of events and views, so that sentences use the right names."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ludoteca.kernel import named

ProvinceId: TypeAlias = Annotated[str, named("province")]
KindId: TypeAlias = Annotated[str, named("kind")]
SeasonId: TypeAlias = Annotated[str, named("season")]
PhaseId: TypeAlias = Annotated[str, named("phase")]
PowerIndex: TypeAlias = Annotated[int, named("power")]
Year: TypeAlias = Annotated[int, named("year")]
Why: TypeAlias = Annotated[str, named("why")]
