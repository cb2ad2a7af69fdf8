"""The catalogue against the printed card lists and the rules' tables; adding a card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.rules.waterfight import WaterFight
from game.rules.waterfight.cardkinds import (
    Card,
    EventCard,
    GunCard,
    KidCard,
    ModifierCard,
)
from game.rules.waterfight.catalogue import (
    CATALOGUE,
    EVENTS,
    GUNS,
    KIDS,
    MODIFIERS,
    exists,
    full_deck,
    gun_spec,
    kid_spec,
)
from game.rules.waterfight.effects import (
    DrawCards,
    EachDiscardsKid,
    GiveBalloons,
    RemoveDrops,
    Target,
)
from tests.rules.waterfight.arena import arena, asked, do, gun_seen, hand, kid, legal, told

ROOT = Path(__file__).parents[3]
DATA = ROOT / "tests" / "data"
PRINTED = (DATA / "waterfight_printed.txt").read_text(encoding="utf-8")
TABLES = (DATA / "waterfight_tables.md").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "rules" / "waterfight.md").read_text(encoding="utf-8")


def rows(table: str) -> list[list[str]]:
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_numbers_of_cards_and_copies() -> None:
    assert [len(part) for part in (KIDS, GUNS, MODIFIERS, EVENTS)] == [22, 23, 8, 31]
    assert len(CATALOGUE) == 84 and len(full_deck()) == 129
    assert exists("fast-kid#2") and not exists("fast-kid#3") and not exists("ambush#2")


# --- The printed lists


def test_the_guns_are_the_printed_ones_to_the_letter() -> None:
    printed = PRINTED[: PRINTED.index("KID CARD LIST")]
    notes = {card.id: " ".join(note.name for note in card.notes) for card in GUNS}
    listed = [
        f"{card.name} {card.volume} {card.capacity} {notes[card.id]}".strip() for card in GUNS
    ]
    assert printed.strip() == "WATER GUN CARD LIST Card Name V C Notes " + " ".join(listed)


@pytest.mark.parametrize("card", KIDS, ids=lambda card: card.id)
def test_a_kids_hits_are_the_printed_ones(card: KidCard) -> None:
    printed = PRINTED[PRINTED.index("KID CARD LIST") : PRINTED.index("ACTION CARD LIST")]
    assert re.search(rf" {re.escape(card.name)} {card.hits} [A-Z+-]", printed)


@pytest.mark.parametrize("card", MODIFIERS, ids=lambda card: card.id)
def test_a_modifier_gives_what_is_printed(card: ModifierCard) -> None:
    gets = f"V+{card.volume}" if card.volume else f"C+{card.capacity}"
    assert f"{card.name} M Water Gun gets {gets}" in PRINTED


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_an_event_is_printed(card: EventCard) -> None:
    assert re.search(rf"{re.escape(card.name)} E [A-Z]", PRINTED)


def test_nothing_that_is_printed_is_missing() -> None:
    actions = PRINTED[PRINTED.index("ACTION CARD LIST") :]
    assert len(re.findall(r" [ME] (?=[A-Z1])", actions)) == len(MODIFIERS) + len(EVENTS)
    kids = PRINTED[PRINTED.index("KID CARD LIST") : PRINTED.index("ACTION CARD LIST")]
    assert len(re.findall(r"[a-zA-Z] \d+ (?=Put|-1|\+1|Always|Opp|May|WPIP|He|Your)", kids)) >= 22
    guns = PRINTED[: PRINTED.index("KID CARD LIST")]
    assert len(re.findall(r" \d \d+\b", guns)) == len(GUNS)


# --- The rules' tables, and the page that players read


def test_the_guns_of_the_tables() -> None:
    found = {row[0]: row[1:] for row in rows(TABLES) if len(row) == 5}
    on_the_page = {row[0]: row for row in rows(PAGE) if len(row) == 4}
    assert set(found) == {"id", "---", *(card.id for card in GUNS)}
    for card in GUNS:
        notes = ", ".join(note.name for note in card.notes)
        facts = [card.name, str(card.volume), str(card.capacity), notes]
        assert found[card.id] == facts == on_the_page[card.name]


def test_the_kids_of_the_tables() -> None:
    found = {row[0]: row[1:3] for row in rows(TABLES) if len(row) == 4}
    on_the_page = {row[0]: row[1:] for row in rows(PAGE) if len(row) == 3}
    assert set(found) == {"id", "---", *(card.id for card in KIDS)}
    for card in KIDS:
        assert [card.name, str(card.hits)] == found[card.id]
        shown = f"{card.shown} (printed: {card.name})" if card.shown_as else card.name
        assert on_the_page[shown] == [str(card.hits), card.text.rstrip(".")]


def test_the_actions_of_the_tables() -> None:
    names = {name for row in rows(PAGE) for cell in row for name in cell.split(", ")}
    for card in (*MODIFIERS, *EVENTS):
        assert re.search(rf"(\| |, ){card.id}[,: ]", TABLES), card.id
        assert card.name in names
    listed = {row[-1]: row[0].split(", ") for row in rows(TABLES)}
    assert listed["V + 1"] == [card.id for card in MODIFIERS if card.volume == 1]
    assert listed["C + 6"] == [card.id for card in MODIFIERS if card.capacity == 6]


def test_every_card_has_texts_for_players() -> None:
    for card in CATALOGUE.values():
        plain_gun = isinstance(card, GunCard) and not card.notes
        assert bool(card.texts) != plain_gun, card.id
        assert all(text.endswith(".") for text in card.texts)
        assert card.shown


def test_three_printed_names_are_not_shown() -> None:
    shown = {card.id: card.shown for card in CATALOGUE.values() if card.shown != card.name}
    assert shown == {
        "special-ed-kid": "Daydreamer Kid",
        "fat-kid": "Sturdy Kid",
        "wus-kid": "Timid Kid",
    }


def test_every_card_is_named_in_the_tests_of_what_cards_do() -> None:
    files = ["test_wf_kids.py", "test_wf_guns.py", "test_wf_actions.py"]
    texts = "".join((Path(__file__).parent / name).read_text(encoding="utf-8") for name in files)
    for card in CATALOGUE.values():
        assert re.search(rf'"{card.id}(#\d)?"', texts) or f" {card.id}#" in texts, card.id


def test_a_kid_is_no_gun() -> None:
    with pytest.raises(TypeError):
        gun_spec("fast-kid#1")
    with pytest.raises(TypeError):
        kid_spec("water-uzi#1")


# --- Adding a card: docs/adding-a-card.md


def entry_of_the_page() -> Card:
    """The entry that the page shows, as it stands there."""
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(EventCard\(.*?\n\))\n```", page, re.DOTALL)
    assert found is not None
    names = {"EventCard": EventCard, "Target": Target, "RemoveDrops": RemoveDrops}
    names |= {"DrawCards": DrawCards, "N_": str}
    card = eval(found[1], names)
    assert isinstance(card, Card)
    return card


def test_the_card_of_the_page_is_added_with_one_entry_and_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = entry_of_the_page()
    assert card.id == "garden-sprinkler"
    monkeypatch.setitem(CATALOGUE, card.id, card)
    assert len(full_deck()) == 130
    setup = {"first": 0, "deck": ["duck#1", "garden-sprinkler#1", "dodge#1"]}
    game = WaterFight.new(2, 1, None, setup)
    assert hand(game, 0) == ["duck#1", "garden-sprinkler#1"], "it needs a loaded gun"
    game = arena(
        kid("fast-kid#1", 1, "water-uzi#1"),
        phase="recruit",
        hands=[["garden-sprinkler#1", "cute-kid#1"]],
        deck=["duck#1"],
        dice=[2],
    )
    assert "event garden-sprinkler#1 on water-uzi#1" in legal(game)
    events = do(game, "event garden-sprinkler#1 on water-uzi#1")
    assert gun_seen(game, "water-uzi#1").drops == 4
    assert hand(game, 0) == ["cute-kid#1", "duck#1"]
    assert game.table.discard == ("garden-sprinkler#1",) and asked(game) == (0, "recruit")
    assert [event.type for event in events][:2] == ["card-played", "card-discarded"]
    assert told(events, "drops-drained")


def test_an_effect_that_asks_must_come_last() -> None:
    with pytest.raises(ValueError, match="must be the last one"):
        EventCard("feast", "Feast", "main", (EachDiscardsKid(), DrawCards(1)))
    with pytest.raises(ValueError, match="for events only"):
        KidCard("clown", "Clown", hits=3, effects=(GiveBalloons(),))
    feast = EventCard("feast", "Feast", "main", (DrawCards(1), EachDiscardsKid()))
    assert feast.effects[-1].asks
