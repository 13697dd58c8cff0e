"""Store the sender of a step in the log, and drop the table of answers."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, bindparam, column, select, table

revision = "0004"
down_revision = "0003"

log = table("log", column("match"), column("seq"), column("input", JSON))
answers = table(
    "answers", column("match"), column("session"), column("message"), column("answer", JSON)
)


def upgrade() -> None:
    bind = op.get_bind()
    for match in bind.scalars(select(answers.c.match).distinct()).all():
        _store_senders(match)
    op.drop_table("answers")


def _store_senders(match: str) -> None:
    bind = op.get_bind()
    answered = bind.execute(
        select(answers.c.session, answers.c.message, answers.c.answer).where(
            answers.c.match == match
        )
    ).all()
    # an answer holds the number of steps at that time: its own was the last one
    senders = {answer["seq"] - 1: [session, message] for session, message, answer in answered}
    steps = bind.execute(select(log.c.seq, log.c.input).where(log.c.match == match)).all()
    changed = [
        {"of": match, "at": seq, "new": {**given, "sender": senders[seq]}}
        for seq, given in steps
        if seq in senders and "sender" not in given
    ]
    if changed:
        step = (log.c.match == bindparam("of")) & (log.c.seq == bindparam("at"))
        bind.execute(log.update().where(step).values(input=bindparam("new")), changed)
