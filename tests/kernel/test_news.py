"""News: mail about a correspondence match."""

from __future__ import annotations

from ludoteca import RoundStarted
from ludoteca.kernel import News


def test_news_tell_an_event_and_no_more_unless_they_say_so() -> None:
    news = News("begun", (0, 2), RoundStarted(1))
    assert (news.history, news.describes) == ((), False)
