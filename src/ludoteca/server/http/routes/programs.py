"""Routes of programs as guests: their tokens, made, listed, named and revoked by a person."""

from __future__ import annotations

from litestar import Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ludoteca.server.accounts.programs import view
from ludoteca.server.http.caller import (
    TheCaller,
    ThePrograms,
    TheRateLimits,
    TheRooms,
    TheSanctions,
)
from ludoteca.server.wire import MadeProgram, Program, ProgramName


@get("/programs")
async def own_programs(programs: ThePrograms, caller: TheCaller) -> tuple[Program, ...]:
    """The caller's programs, the oldest first."""
    return tuple(view(program) for program in await programs.of(caller.session))


@post("/programs")
async def new_program(
    programs: ThePrograms,
    rate_limits: TheRateLimits,
    sanctions: TheSanctions,
    caller: TheCaller,
    data: JSONBody[ProgramName],
) -> MadeProgram:
    """Make a token for a program. It is told this once."""
    sanctions.require_may_write(caller.session)
    rate_limits.sessions.take(caller.address)
    program, token = await programs.create(caller.session, data.name)
    return MadeProgram(program=view(program), token=token)


@patch("/programs/{id:str}")
async def name_program(
    programs: ThePrograms,
    rooms: TheRooms,
    sanctions: TheSanctions,
    caller: TheCaller,
    id: FromPath[str],
    data: JSONBody[ProgramName],
) -> Program:
    """Give a program another name."""
    sanctions.require_may_write(caller.session)
    program = await programs.rename(caller.session, id, data.name)
    rooms.rename(program)
    return view(program)


@delete("/programs/{id:str}", status_code=204)
async def revoke_program(
    programs: ThePrograms, rooms: TheRooms, caller: TheCaller, id: FromPath[str]
) -> None:
    """Revoke the token of a program, which is disconnected at once."""
    await programs.revoke(caller.session, id)
    rooms.disconnect({id})


router = Router(
    "/api",
    route_handlers=[own_programs, new_program, name_program, revoke_program],
    tags=["people"],
)
