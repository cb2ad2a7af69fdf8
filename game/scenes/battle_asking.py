"""What is marked on the field while a person chooses: all of it read from the rules."""

from __future__ import annotations

from game.rules.core import Action, View
from game.rules.waterfight.attack import answer_value
from game.rules.waterfight.cardkinds import EventCard
from game.rules.waterfight.catalogue import spec
from game.rules.waterfight.effects import AddToRecovery
from game.rules.waterfight.judge import turn_facts
from game.rules.waterfight.odds import Odds, gun_of, odds_between, why_not_with
from game.rules.waterfight.view import Table
from game.scenes import battle_words as words
from game.scenes.battle_board import Board
from game.scenes.battle_choices import Choices, Chosen, Way, targets
from game.scenes.battle_drawing import Banner, Chance, Marks, WheelSpot
from game.words import _


def chance_of(odds: Odds, drops_on: int, hits: int) -> Chance:
    """Odds as they are shown; of a balloon the drops that are likeliest to matter, the mean."""
    most = odds.drops[-1] if len(odds.drops) == 1 else round(sum(odds.drops) / len(odds.drops))
    return Chance(words.percent(odds.faces), words.hits(drops_on + most, hits), odds.hit_would_soak)


def odds_for(view: View, attacker: str, way: Way, wanted: list[str]) -> dict[str, Chance]:
    """The odds of this attack at each of the wanted kids, by the rules' own sums."""
    table: Table = view.table
    kid = table.kid(attacker)
    gun = None if way.gun is None else gun_of(kid, way.gun)
    facts = turn_facts(view.history)
    found = {}
    for target in wanted:
        other = table.kid(target)
        odds = odds_between(kid, gun, way.mode, other, facts)
        found[target] = chance_of(odds, other.drops, other.hits)
    return found


def ways_of(view: View, attacker: str, choices: Choices, chosen: Chosen) -> list[WheelSpot]:
    """The wheel: every gun's shot, splash and the balloon, the legal ones able."""
    table: Table = view.table
    kid = next((one for one in table.kids if one.id == attacker), None)
    legal = choices.attacks.get(attacker, {})
    ways = [Way("shoot", gun.id) for gun in kid.guns] if kid else []
    splashes = [Way("splash", gun.id) for gun in kid.guns] if kid else []
    shown = [way for way in splashes if way in legal] or splashes[:1]
    known = [*ways, *shown, Way("throw", None)]
    known += [way for way in legal if way not in known]
    return [WheelSpot(way, way in legal, way == chosen.way) for way in known]


def first_way(view: View, attacker: str, choices: Choices) -> Way | None:
    """The way that an attacker begins with: the first on the wheel that is legal."""
    spots = ways_of(view, attacker, choices, Chosen())
    return next((spot.way for spot in spots if spot.able), None)


def why_no_way(view: View, seat: int, attacker: str, way: Way) -> str:
    """Why a way can't be had."""
    return words.refusal(why_not_with(view, seat, attacker, way.gun, way.mode))


def marks_for(view: View, choices: Choices, board: Board) -> Marks:
    """What is marked now: whom to press, which cards can be played, the odds."""
    chosen, marks = board.chosen, Marks()
    if choices.window:
        marks.banner = banner_for(view, choices, board)
        marks.lit = set(choices.window)
        return marks
    marks.lit = {*choices.plays, *choices.discards}
    wanted = targets(choices, chosen)
    if chosen.attacker is not None and chosen.way is not None:
        marks.odds = odds_for(view, chosen.attacker, chosen.way, list(wanted))
        marks.wheel = ways_of(view, chosen.attacker, choices, chosen)
    elif chosen.card is not None:
        for target in wanted:
            if target.isdigit():
                marks.seats.add(int(target))
            else:
                marks.able.add(carrier_of(board, target))
        marks.card_state[chosen.card] = "chosen"
    else:
        marks.able = {*choices.attacks, *choices.picks}
    return marks


def carrier_of(board: Board, target: str) -> str:
    """The kid to press for a target: itself, or who carries the gun."""
    carrier = board.shown.carrier(target)
    return carrier.id if carrier else target


def actions_on(board: Board, wanted: dict[str, Action], kid: str) -> dict[str, Action]:
    """The actions that a press on `kid` may mean: one, or one for each of their guns."""
    return {target: action for target, action in wanted.items() if carrier_of(board, target) == kid}


# ---------------------------------------------------------------------- windows
def banner_for(view: View, choices: Choices, board: Board) -> Banner:
    """The banner of an answer, face-shot or boost window, and what each card would make of it."""
    assert view.seat is not None
    cards = [card for card in board.shown.hand if card in choices.window]
    if view.phase == "refill":
        return _boost_banner(view, board, cards)
    attack = view.table.attack
    who = _("You may answer")
    if attack is None:
        return Banner(who, "", view.seat, cards)
    kids = (attack.attacker, attack.target)
    if view.phase == "face-shot":
        said = _("{target} is hit: a face shot soaks them.").format(
            target=words.name(attack.target)
        )
        verdicts = {card: (_("SOAKED"), True) for card in cards}
        return Banner(_("Right in the face?"), said, view.seat, cards, verdicts, kids)
    attacks = board.shown.kids[attack.attacker].owner == view.seat
    roll, hit = attack.roll or 0, (attack.roll or 0) >= attack.needed
    said = (
        _("As it stands, {attacker} hits {target}.")
        if hit
        else _("As it stands, {target} stays dry.")
    ).format(attacker=words.name(attack.attacker), target=words.name(attack.target))
    verdicts = {}
    for card in cards:
        made = roll + answer_value(card, attacks)
        would_hit = made >= attack.needed
        verdicts[card] = (f"{made}  {words.verdict(would_hit)}", would_hit == attacks)
    return Banner(who, said, view.seat, cards, verdicts, kids)


def _boost_banner(view: View, board: Board, cards: list[str]) -> Banner:
    assert view.seat is not None
    if not board.shown.recoveries:
        return Banner(_("A roll to mend"), "", view.seat, cards)
    recovery = board.shown.recoveries[-1]
    said = (
        _("{kid} is still wet: a card may help.")
        if recovery.purpose == "dry-off"
        else _("{kid}'s tank is still empty: a card may help.")
    ).format(kid=words.name(recovery.kid))
    verdicts = {}
    for card in cards:
        made = recovery.total + boost_of(card)
        word, good = words.recovery_verdict(recovery.purpose, made >= recovery.needed)
        verdicts[card] = (f"{made}  {word}", good)
    return Banner(_("A roll to mend"), said, view.seat, cards, verdicts, (recovery.kid,))


def boost_of(card: str) -> int:
    """What a card adds to a recovery roll."""
    entry = spec(card)
    if not isinstance(entry, EventCard):
        return 0
    return sum(effect.value for effect in entry.effects if isinstance(effect, AddToRecovery))


# ---------------------------------------------------------------------- everyone fire
def best_attack(view: View, choices: Choices) -> Action | None:
    """The legal attack that promises most: soaking first, then drops that count, none wasted."""
    table: Table = view.table
    facts = turn_facts(view.history)
    best: tuple[float, Action] | None = None
    for attacker, ways in choices.attacks.items():
        kid = table.kid(attacker)
        for way, found in ways.items():
            gun = None if way.gun is None else gun_of(kid, way.gun)
            for target, action in found.items():
                other = table.kid(target)
                odds = odds_between(kid, gun, way.mode, other, facts)
                need = max(1, other.hits - other.drops)
                landing = sum(min(need, drops) for drops in odds.drops) / len(odds.drops)
                worth = 10 * float(odds.soaks) + float(odds.chance) * landing * (1 + 3 / need)
                spent = 0 if gun is None else 0.2 * odds.drops[0]
                if odds.faces and (best is None or worth - spent > best[0]):
                    best = (worth - spent, action)
    return best[1] if best else None
