"""The turn: refill, draw, recruit, soak, end, and the windows of balloons and lunch.

`ask` says who must choose at the top of the stack, `choose` does it, `go_on` does what happens
by itself; `run` goes on until somebody must choose.
"""

from __future__ import annotations

from game.rules.core import Action, Decision, Event
from game.rules.waterfight.attack import (
    ask_attack,
    attack_options,
    choose_in_attack,
    declare,
    go_on_with_attack,
)
from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import gun_spec, kid_spec, spec
from game.rules.waterfight.effects import AddToRecovery, Play
from game.rules.waterfight.events import (
    BalloonsGained,
    CalmBegan,
    Declined,
    DropsDried,
    GunAttached,
    GunFilled,
    GunModified,
    KidRecruited,
    PhaseDone,
    PhaseStarted,
    RecoveryBoosted,
    RecoveryRolled,
    TurnStarted,
)
from game.rules.waterfight.frames import (
    Attack,
    Balloons,
    Draw,
    End,
    Lunch,
    Recovery,
    Recruit,
    Refill,
    Soak,
)
from game.rules.waterfight.judge import (
    RECOVERY_NEEDS,
    TurnFacts,
    hand_limit,
    recovery_terms,
    this_turn,
    turn_facts,
    why_not_attach,
)
from game.rules.waterfight.state import Gun, Kid, Match

DRAWN_A_TURN = 2
TURNS_EACH = 50


def run(match: Match) -> Decision | None:
    """Go on until somebody must choose; None when the match is over."""
    while match.winners is None:
        decision = ask(match)
        if decision is not None:
            return decision
        _go_on(match)
    return None


def ask(match: Match) -> Decision | None:
    """Who must choose what, with the top frame as it is; None if nobody."""
    match match.stack[-1]:
        case Attack() as attack:
            return ask_attack(match, attack)
        case Refill() as refill:
            return _ask_boost(match, refill)
        case Recruit():
            return _ask_or_pass(match, "recruit", _recruit_options(match))
        case Soak():
            return _ask_or_pass(match, "soak", _soak_options(match))
        case End():
            return _ask_discard(match)
        case Balloons(seat, left):
            kids = match.kids_of(seat)
            gifts = [f"give {n} to {kid.id}" for kid in kids for n in range(1, left + 1)]
            return Decision(seat, "balloons", tuple(sorted(gifts)))
        case Lunch(seats):
            meals = sorted(f"lunch {kid.id}" for kid in match.kids_of(seats[0]))
            return Decision(seats[0], "lunch", tuple(meals)) if meals else None
    return None


def _ask_or_pass(match: Match, phase: str, options: list[Action]) -> Decision | None:
    return Decision(match.turn, phase, tuple(sorted([*options, "done"]))) if options else None


def choose(match: Match, decision: Decision, action: Action) -> None:
    """Do one of the decision's options."""
    verb, *words = action.split()
    seat = decision.seat
    match match.stack[-1]:
        case Attack() as attack:
            choose_in_attack(match, attack, seat, action)
        case Refill() as refill if verb == "boost":
            _boost(match, refill, seat, words[0])
        case Refill() as refill:
            match.emit(Declined(seat))
            _settle_recovery(match, refill)
        case Balloons() as balloons:
            _give(match, balloons, int(words[0]), words[2])
        case Lunch(seats):
            _next_lunch(match, seats)
            match.kid_leaves(words[0])
        case End():
            match.hands[seat].remove(words[0])
            match.discard_card(seat, words[0], "hand-size")
        case _ if verb == "done":
            match.emit(PhaseDone(seat, decision.phase))
            _next_phase(match)
        case _ if verb in ("shoot", "splash", "throw"):
            declare(match, action)
        case _:
            _play(match, seat, verb, words)


def _go_on(match: Match) -> None:
    match match.stack[-1]:
        case Attack() as attack:
            go_on_with_attack(match, attack)
        case Refill(due) if not due:
            _next_phase(match)
        case Refill(roll=None) as refill:
            _roll_recovery(match, refill)
        case Refill() as refill:
            _settle_recovery(match, refill)
        case Draw():
            match.draw(match.turn, DRAWN_A_TURN)
            _next_phase(match)
        case Lunch(seats):
            _next_lunch(match, seats)
        case End():
            _end_turn(match)
        case _:
            _next_phase(match)


# --- From phase to phase


def start_turn(match: Match, seat: int) -> None:
    """The next turn of the match begins; it is `seat`'s."""
    match.turn = seat
    match.round += 1
    match.emit(TurnStarted(seat, match.round))
    match.emit(PhaseStarted(seat, "refill"))
    match.stack = [Refill(due_rolls(match.kids_of(seat)))]


def _next_phase(match: Match) -> None:
    match match.stack.pop():
        case Refill():
            match.stack.append(Draw())
            match.emit(PhaseStarted(match.turn, "draw"))
        case Draw():
            match.stack.append(Recruit())
            match.emit(PhaseStarted(match.turn, "recruit"))
        case Recruit():
            match.stack.append(Soak())
            match.emit(PhaseStarted(match.turn, "soak"))
            _begin_soak(match)
        case _:
            match.calm = False
            match.stack.append(End())
            match.emit(PhaseStarted(match.turn, "end"))


def _begin_soak(match: Match) -> None:
    """In the match's first turn, and when a truce mark comes off, no one may attack."""
    match.calm = match.round == 1 or match.truce[match.turn]
    if match.truce[match.turn]:
        match.truce[match.turn] = False
        match.emit(CalmBegan(match.turn))


def _end_turn(match: Match) -> None:
    if match.round >= TURNS_EACH * match.players:
        match.finish("turns")
    elif _round_was_idle(match):
        match.finish("idle")
    else:
        start_turn(match, (match.turn + 1) % match.players)


def _round_was_idle(match: Match) -> bool:
    """Whether in the last turn of every player nobody was asked, drew or rolled.

    Whatever is asked, drawn or rolled leaves an event that a turn does not have by itself.
    """
    if match.round < match.players:
        return False
    return all(_by_itself(event) for event in this_turn(match.history, match.players))


def _by_itself(event: Event) -> bool:
    return isinstance(event, (TurnStarted, PhaseStarted, CalmBegan))


# --- Refill


def due_rolls(kids: list[Kid]) -> tuple[tuple[str, Recovery], ...]:
    """The recovery rolls of these kids, kid by kid, dry-off before refill."""
    due: list[tuple[str, Recovery]] = []
    for kid in kids:
        if kid.status in ("soaked", "both"):
            due.append((kid.id, "dry-off"))
        if kid.status in ("empty", "both"):
            due.append((kid.id, "refill"))
    return tuple(due)


def _roll_recovery(match: Match, refill: Refill) -> None:
    kid, purpose = refill.due[0]
    die = match.die(purpose, match.turn, kid)
    terms = recovery_terms(kid, purpose)
    roll = die + sum(term.value for term in terms)
    success = roll >= RECOVERY_NEEDS
    match.stack[-1] = Refill(refill.due, roll)
    match.emit(RecoveryRolled(kid, purpose, die, terms, roll, RECOVERY_NEEDS, success))


def boost_value(card: str, purpose: Recovery) -> int:
    """What the card adds to a failed roll of this kind."""
    entry = spec(card)
    if not isinstance(entry, EventCard) or entry.when != "refill":
        return 0
    adds = [effect for effect in entry.effects if isinstance(effect, AddToRecovery)]
    return sum(effect.value for effect in adds if effect.purpose == purpose)


def _ask_boost(match: Match, refill: Refill) -> Decision | None:
    if refill.roll is None or refill.roll >= RECOVERY_NEEDS:
        return None
    purpose = refill.due[0][1]
    values = {card: boost_value(card, purpose) for card in match.hands[match.turn]}
    useful = [card for card, value in values.items() if value > 0]
    if refill.roll + sum(values[card] for card in useful) < RECOVERY_NEEDS:
        return None
    options = sorted(["decline", *(f"boost {card}" for card in useful)])
    return Decision(match.turn, "refill", tuple(options), secret=True)


def _boost(match: Match, refill: Refill, seat: int, card: str) -> None:
    kid, purpose = refill.due[0]
    value = boost_value(card, purpose)
    roll = (refill.roll or 0) + value
    match.stack[-1] = Refill(refill.due, roll)
    match.play_event(seat, card, kid)
    match.emit(RecoveryBoosted(kid, purpose, card, value, roll, roll >= RECOVERY_NEEDS))


def _settle_recovery(match: Match, refill: Refill) -> None:
    (kid_id, purpose), *rest = refill.due
    match.stack[-1] = Refill(tuple(rest))
    if refill.roll is None or refill.roll < RECOVERY_NEEDS:
        return
    kid = match.kid(kid_id)
    with match.watching(kid):
        if purpose == "dry-off":
            count, kid.drops = kid.drops, 0
            match.emit(DropsDried(kid.id, count))
        else:
            for gun in kid.guns:
                _fill(match, kid, gun)


def _fill(match: Match, kid: Kid, gun: Gun) -> None:
    count, gun.drops = gun.capacity - gun.drops, gun.capacity
    match.emit(GunFilled(gun.id, kid.id, count, gun.drops))


# --- Recruit and soak


def _recruit_options(match: Match) -> list[Action]:
    facts = turn_facts(match.history)
    hand = match.hands[match.turn]
    return [option for card in hand for option in _card_options(match, card, facts)]


def _soak_options(match: Match) -> list[Action]:
    seat = match.turn
    hand = match.hands[seat]
    played = [o for card in hand for o in _event_options(match, card, ("main", "soak"))]
    return played + attack_options(match, seat, turn_facts(match.history))


def _card_options(match: Match, card: str, facts: TurnFacts) -> list[Action]:
    """What `card` of the player on turn can be played as in the recruit phase."""
    entry = spec(card)
    seat = match.turn
    if isinstance(entry, KidCard):
        if entry.target is None:
            return [f"recruit {card}"]
        targets = entry.target.candidates(match, seat)
        if not targets and entry.target.optional:
            return [f"recruit {card}"]
        return [f"recruit {card} {entry.target.word} {target}" for target in targets]
    if isinstance(entry, GunCard):
        kids = [kid for kid in match.kids_of(seat) if why_not_attach(kid, card) is None]
        return [f"attach {card} to {kid.id}" for kid in kids]
    if isinstance(entry, ModifierCard):
        guns = [gun.id for kid in match.kids_of(seat) for gun in kid.guns]
        return [f"modify {gun} with {card}" for gun in guns if gun in facts.new_guns]
    return _event_options(match, card, ("main",))


def _event_options(match: Match, card: str, whens: tuple[str, ...]) -> list[Action]:
    entry = spec(card)
    if not isinstance(entry, EventCard) or entry.when not in whens:
        return []
    if not all(effect.possible(match, match.turn) for effect in entry.effects):
        return []
    if entry.target is None:
        return [f"event {card}"]
    targets = entry.target.candidates(match, match.turn)
    return [f"event {card} {entry.target.word} {target}" for target in targets]


def _play(match: Match, seat: int, verb: str, words: list[str]) -> None:
    """Do `recruit`, `attach`, `modify` or `event`."""
    if verb == "recruit":
        _recruit(match, seat, words[0], words[2] if len(words) > 1 else None)
    elif verb == "attach":
        _attach(match, seat, words[0], match.kid(words[2]))
    elif verb == "modify":
        _modify(match, seat, words[0], words[2])
    else:
        match.play_event(seat, words[0], words[2] if len(words) > 1 else None)


def _recruit(match: Match, seat: int, card: str, target: str | None) -> None:
    entry = kid_spec(card)
    match.play_card(seat, card, target)
    owner = int(target) if entry.joins_target and target is not None else seat
    match.kids.append(Kid(card, owner))
    match.emit(KidRecruited(seat, card, owner))
    for effect in entry.effects:
        effect.apply(match, Play(seat, card, target))


def _attach(match: Match, seat: int, card: str, kid: Kid) -> None:
    match.play_card(seat, card, kid.id)
    capacity = gun_spec(card).capacity
    with match.watching(kid):
        kid.guns.append(Gun(card, capacity))
        match.emit(GunAttached(card, kid.id, capacity))


def _modify(match: Match, seat: int, gun_id: str, card: str) -> None:
    kid, gun = match.gun(gun_id)
    match.play_card(seat, card, gun_id)
    before = gun.capacity
    with match.watching(kid):
        gun.modifiers.append(card)
        match.emit(GunModified(gun.id, kid.id, card, gun.volume, gun.capacity, gun.drops))
        if gun.capacity > before:
            _fill(match, kid, gun)


# --- End, balloons, lunch


def _ask_discard(match: Match) -> Decision | None:
    hand = match.hands[match.turn]
    if len(hand) <= hand_limit(match.kids, match.turn):
        return None
    return Decision(match.turn, "end", tuple(sorted(f"discard {card}" for card in hand)))


def _give(match: Match, balloons: Balloons, count: int, kid_id: str) -> None:
    kid = match.kid(kid_id)
    kid.balloons += count
    match.emit(BalloonsGained(kid.id, count, kid.balloons))
    left = balloons.left - count
    if left:
        match.stack[-1] = Balloons(balloons.seat, left)
    else:
        match.stack.pop()


def _next_lunch(match: Match, seats: tuple[int, ...]) -> None:
    match.stack.pop()
    if len(seats) > 1:
        match.stack.append(Lunch(seats[1:]))
