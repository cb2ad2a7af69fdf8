"""Times of day, written `HH:MM`: whether now lies between two, and whether one has passed."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta

_TIME = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


def is_time(text: object) -> bool:
    """Whether `text` is a time of day such as "09:30"."""
    return isinstance(text, str) and _TIME.fullmatch(text) is not None


def at(text: str) -> time:
    """The time of day; raises ValueError if it is none."""
    match = _TIME.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no time of day such as 09:30.")
    return time(int(match[1]), int(match[2]))


def within(now: datetime, begin: str, end: str) -> bool:
    """Whether `now` lies from `begin` on and before `end`, which may be past midnight.

    Equal times are no time at all.
    """
    first, last, clock = at(begin), at(end), now.time()
    if first <= last:
        return first <= clock < last
    return clock >= first or clock < last


def passed(since: datetime, now: datetime, hour: str) -> bool:
    """Whether the time of day `hour` came after `since` and not after `now`."""
    last = datetime.combine(now.date(), at(hour), now.tzinfo)
    if last > now:
        last -= timedelta(days=1)
    return since < last
