"""What a catalogue entry holds: the kinds of cards as frozen dataclasses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from game.rules.waterfight.effects import Ability, Effect, Target

When = Literal["main", "soak", "answer", "face-shot", "refill"]


def N_(text: str) -> str:
    """Marks a text for those who collect what is to be translated."""
    return text


@dataclass(frozen=True)
class Card:
    """`id` and printed `name`; `text` tells players what it does; `shown_as` replaces the name."""

    copies: ClassVar[int] = 1
    id: str
    name: str
    text: str = field(default="", kw_only=True)
    shown_as: str | None = field(default=None, kw_only=True)

    @property
    def shown(self) -> str:
        """The name that players see."""
        return self.shown_as or self.name

    @property
    def texts(self) -> tuple[str, ...]:
        """What the card does, sentence by sentence."""
        return (self.text,) if self.text else ()


@dataclass(frozen=True)
class KidCard(Card):
    """`effects` happen when the kid is put into play, on `target`; abilities are lasting."""

    copies: ClassVar[int] = 2
    hits: int = field(kw_only=True)
    abilities: tuple[Ability, ...] = field(default=(), kw_only=True)
    effects: tuple[Effect, ...] = field(default=(), kw_only=True)
    target: Target | None = field(default=None, kw_only=True)
    joins_target: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        if any(effect.asks for effect in self.effects):
            raise ValueError(f"{self.id}: an effect that asks is for events only.")


@dataclass(frozen=True)
class Note:
    """A printed word on a water gun, what it means and the text that tells it."""

    name: str
    ability: Ability
    text: str


@dataclass(frozen=True)
class GunCard(Card):
    """Drops a shot, drops that it holds, notes; its texts are those of the notes."""

    copies: ClassVar[int] = 2
    volume: int
    capacity: int
    notes: tuple[Note, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(note.text for note in self.notes)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        return tuple(note.ability for note in self.notes)


@dataclass(frozen=True)
class ModifierCard(Card):
    """What the gun gets that it is attached to."""

    volume: int = field(default=0, kw_only=True)
    capacity: int = field(default=0, kw_only=True)


@dataclass(frozen=True)
class EventCard(Card):
    """`effects` happen in order, when the card is played, on `target`.

    "main" events are played in recruit and soak, "soak" ones in soak only.  `discarded_last`:
    the card goes to the discard pile after its effects, not before.
    """

    when: When
    effects: tuple[Effect, ...]
    target: Target | None = field(default=None, kw_only=True)
    discarded_last: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        if any(effect.asks for effect in self.effects[:-1]):
            raise ValueError(f"{self.id}: an effect that asks must be the last one.")
