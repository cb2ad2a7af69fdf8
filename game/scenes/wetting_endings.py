"""From the board to what ends a round and a match: summary, scenes, town, result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from game.rules.wetting.cards import STAGES, stage
from game.rules.wetting.events import MajorPenalty, MatchEnded, MinorPenalty, RoundScored
from game.scenes import wetting_words as words
from game.scenes.results import Extra, Fact, Result
from game.scenes.round_summary import SummaryRow
from game.scenes.scene import Shared
from game.scenes.sheet import Sheet
from game.scenes.wetting_acts import ACTS, PARTY_SOUNDS, TOWN_SOUNDS, party, town
from game.scenes.wetting_board import Board
from game.scenes.wetting_closeup import sprite_name
from game.scenes.wetting_finale import END, TOWN_SECONDS, Actor, Finale, penalty_places
from game.session import Session
from game.stage.guests import GuestAnchors, figure
from game.words import _

Hear = Callable[[str], None]
MOST_WATCHERS = 2


def summary_rows(board: Board, event: RoundScored) -> list[SummaryRow]:
    """A row for each, the best of the round first."""
    shown = board.shown
    order = sorted(range(shown.players), key=lambda seat: (-event.points[seat], seat))
    return [
        SummaryRow(
            board.guests[seat].face_picture,
            board.names[seat],
            _("{stage}, {n} of 100").format(
                stage=words.stage_word(STAGES[stage(shown.wetness[seat])]), n=shown.wetness[seat]
            ),
            event.points[seat],
            event.scores[seat],
            seat == shown.viewer,
        )
        for seat in order
    ]


def sheet_of(board: Board) -> Sheet:
    """All rounds so far."""
    rows = [[str(points) for points in done.points] for done in board.shown.sheet]
    return Sheet(board.names, rows, board.shown.scores)


def major_scene(root: Path, board: Board, event: MajorPenalty, hear: Hear) -> Finale:
    """The scene of a major penalty: losers, chooser, and those who look on."""
    act, sounds = ACTS[event.kind]
    actors = [_actor(board, seat, "loser") for seat in event.seats]
    if event.chooser is not None:
        actors.append(_actor(board, event.chooser, "winner"))
    there = {actor.seat for actor in actors}
    others = [seat for seat in range(board.shown.players) if seat not in there]
    actors += [_actor(board, seat, "watcher") for seat in others[:MOST_WATCHERS]]
    chooser = None if event.chooser is None else board.names[event.chooser]
    losers = [board.called(seat) for seat in event.seats]
    own = event.chooser is not None and event.chooser == board.you
    caption = words.finale_caption(event.kind, chooser, losers, own)
    places = penalty_places(root)
    place = sprite_name(event.kind)
    return Finale(place, caption, actors, act, sounds, END, board.spots, places, hear)


def town_scene(root: Path, board: Board, event: MatchEnded, hear: Hear) -> Finale:
    """Everybody goes out on the town in the state they ended in; a winner's `start` is -1."""
    actors = [_actor(board, seat, "walker") for seat in range(board.shown.players)]
    for actor in actors:
        if actor.seat in event.winners:
            actor.start = -1
    return Finale(
        "town", words.town_caption(), actors, town, TOWN_SOUNDS, TOWN_SECONDS, board.spots,
        penalty_places(root), hear,
    )  # fmt: skip


def party_scene(root: Path, faces: Sequence[str], stages: Sequence[int], spots: GuestAnchors, hear: Hear) -> Finale:  # fmt: skip
    """All get wet for the fun of it."""
    actors = [
        Actor(seat, face, "loser", wet, start=wet)
        for seat, (face, wet) in enumerate(zip(faces, stages, strict=True))
    ]
    return Finale(
        "sprinkler", words.party_caption(), actors, party, PARTY_SOUNDS, END, spots,
        penalty_places(root), hear,
    )  # fmt: skip


def _actor(board: Board, seat: int, role: str) -> Actor:
    guest = board.guests[seat]
    return Actor(seat, guest.face, role, guest.stage, start=guest.stage)


def wetness_before_the_end(session: Session, seat: int) -> list[int]:
    """How wet everybody was when the last round was scored."""
    view = session.view(seat)
    wetness = [0] * len(view.hands)
    for event in view.history:
        if isinstance(event, MinorPenalty):
            wetness[event.seat] = event.wetness
        elif isinstance(event, MajorPenalty):
            break
    return wetness


def result_of(shared: Shared, session: Session, board: Board, event: MatchEnded) -> Result:
    """The match as the result screen shows it."""
    shown, names = board.shown, board.names
    facts = [
        Fact("cards", _("Biggest capture"), words.best_capture(shown.captures, names)),
        Fact("drop", _("Wettest guest"), words.wettest(wetness_before_the_end(session, shown.viewer), names)),
        Fact("flag", _("Most passes"), words.most_passes(shown.passes, names)),
    ]  # fmt: skip
    faces = [guest.face for guest in board.guests]
    stages = [guest.stage for guest in board.guests]

    def splash() -> None:
        from game.scenes.wetting_party import WettingParty

        shared.scenes.push(WettingParty(shared, faces, stages))

    return Result(
        "wetting",
        session.seats,
        event.scores,
        event.winners,
        [done.points for done in shown.sheet],
        facts,
        dict(session.view(shown.viewer).options),
        [
            figure(face, wet, seat in event.winners)
            for seat, (face, wet) in enumerate(zip(faces, stages, strict=True))
        ],
        Extra("drop", _("All get wet!"), splash),
    )


__all__ = ["major_scene", "party_scene", "result_of", "sheet_of", "summary_rows", "town_scene"]  # fmt: skip
