"""Computer players of Water Fight: easy and normal.

Easy does anything legal, but attacks when it can.  Normal weighs every action in drops or so:
guns go to kids who fit them best, attacks to where they soak or wet most for the drops spent,
answers are kept for rolls that they turn and that matter.  Odds are exact, nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from game.players.core import Thinker, Thinking
from game.players.waterfight_worth import (
    attack_skill,
    card_worth,
    gun_card_worth,
    gun_threat,
    kid_worth,
    side_worth,
)
from game.rules.core import Action, View
from game.rules.rng import Rng
from game.rules.waterfight.attack import answer_value
from game.rules.waterfight.cardkinds import EventCard, GunCard, KidCard, ModifierCard
from game.rules.waterfight.catalogue import spec
from game.rules.waterfight.effects import (
    CallTruce,
    DiscardTarget,
    DrawCards,
    EachDiscardsKid,
    GainAttack,
    GiveBalloons,
    RemoveDrops,
    RollsAgainst,
    TakeControl,
)
from game.rules.waterfight.judge import TurnFacts, shots_a_turn, turn_facts
from game.rules.waterfight.odds import gun_of, odds_between
from game.rules.waterfight.view import GunSeen, KidSeen, Table

SOAKED = 10.0  # what a soaked kid is worth
PAID = 0.25  # what a drop in a gun is worth while it can still be shot
DOUBLE_TEAM_PAYS = 1.2  # more drops than this, on average, are worth the card
ATTACKS = ("shoot", "splash", "throw")
BATCH = 40  # actions weighed between two pauses


def easy(view: View, rng: Rng) -> Thinking:
    """Anything legal; attacks when it can, and is seldom done before it must be."""
    yield
    attacks = [action for action in view.legal if action.startswith(ATTACKS)]
    if attacks:
        return rng.choice(attacks)
    busy = [action for action in view.legal if action != "done"]
    if "done" in view.legal and rng.below(6) == 0:
        return "done"
    return rng.choice(busy)


def normal(view: View, rng: Rng) -> Thinking:
    """The action that is worth most; `done` and `decline` are worth nothing."""
    judge = _Judge(view)
    worths: dict[Action, float] = {}
    for number, action in enumerate(view.legal):
        if number % BATCH == 0:
            yield
        worths[action] = judge.worth(action)
    best = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth == best])


class _Judge:
    """Weighs the actions of one decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        hand = view.hands[view.seat]
        assert isinstance(hand, tuple)
        self.view = view
        self.seat: int = view.seat
        self.hand = hand
        self.table: Table = view.table
        self.facts: TurnFacts = turn_facts(view.history)
        self.kids: dict[str, KidSeen] = {kid.id: kid for kid in self.table.kids}
        self.carrier: dict[str, KidSeen] = {
            gun.id: kid for kid in self.table.kids for gun in kid.guns
        }

    def worth(self, action: Action) -> float:
        verb, *words = action.split()
        if verb in ATTACKS:
            return self.attack(verb, words)
        if verb == "recruit":
            return self.recruit(words[0], words[2] if len(words) > 1 else None)
        if verb == "attach":
            return self.attach(words[0], self.kids[words[2]])
        if verb == "modify":
            return self.modify(words[0], words[2])
        if verb == "event":
            return self.event(words[0], words[2] if len(words) > 1 else None)
        if verb == "boost":
            return self.boost()
        if verb == "answer":
            return self.answer(words[0])
        if verb == "faceshot":
            return SOAKED
        if verb == "give":
            return self.gift(int(words[0]), self.kids[words[2]])
        if verb == "lunch":
            return -kid_worth(self.kids[words[0]])
        if verb == "discard":
            return -card_worth(words[0])
        return 0.0

    # --- Recruit

    def recruit(self, card: str, target: str | None) -> float:
        entry = spec(card)
        assert isinstance(entry, KidCard)
        if entry.joins_target:
            return 20 - side_worth(self.table, int(target or 0)) / 50
        worth = 20.0 + entry.hits
        if target is not None and target in self.kids:
            worth += kid_worth(self.kids[target])
        elif target is not None:
            held = self.view.hands[int(target)]
            worth += (held if isinstance(held, int) else len(held)) / 10
        return worth

    def attach(self, card: str, kid: KidSeen) -> float:
        """The best gun goes first, to the kid who stands longest and aims best."""
        entry = spec(card)
        assert isinstance(entry, GunCard)
        stands = kid.hits - kid.drops if kid.status in ("active", "empty") else 0
        return 4 + gun_card_worth(entry) + stands / 4 + attack_skill(kid.id) / 2

    def modify(self, gun_id: str, card: str) -> float:
        entry = spec(card)
        assert isinstance(entry, ModifierCard)
        gun = gun_of(self.carrier[gun_id], gun_id)
        if entry.capacity:
            return 1 + gun.volume - gun.capacity / 20
        return 1 + gun.capacity / (2 * gun.volume)

    # --- Events

    def event(self, card: str, target: str | None) -> float:
        entry = spec(card)
        assert isinstance(entry, EventCard)
        worth = 0.0
        for effect in entry.effects:
            match effect:
                case DrawCards():
                    worth += 30
                case DiscardTarget():
                    worth += self.discarding(target or "")
                case TakeControl():
                    worth += kid_worth(self.kids[target or ""]) - 4
                case RemoveDrops():
                    worth += self.draining(target or "")
                case GiveBalloons():
                    worth += 3 if self.mine_active() else -1
                case EachDiscardsKid():
                    worth += self.lunch()
                case CallTruce():
                    worth += self.truce()
                case GainAttack():
                    worth += self.extra_attack(self.kids[target or ""])
                case RollsAgainst():
                    worth += self.double_team(self.kids[target or ""], effect.value)
        return worth

    def discarding(self, target: str) -> float:
        """An opponent's strong kid or gun goes; a weak one is not worth the card."""
        if target in self.kids:
            kid = self.kids[target]
            return -1.0 if kid.owner == self.seat else kid_worth(kid) - 6
        kid = self.carrier[target]
        return -1.0 if kid.owner == self.seat else gun_threat(gun_of(kid, target)) - 3

    def draining(self, target: str) -> float:
        kid = self.carrier[target]
        gun = gun_of(kid, target)
        if kid.owner == self.seat:
            return -1.0
        lost = sum(min(die, gun.drops) for die in range(1, 7)) / 6
        empties = max(0, 7 - gun.drops) / 6
        return lost / 2 + empties * gun.volume - 2

    def lunch(self) -> float:
        """Worth it when the kid that goes here is worth less than those that go elsewhere."""
        least = {
            seat: min([kid_worth(k) for k in self.table.kids if k.owner == seat], default=0.0)
            for seat in range(len(self.view.hands))
        }
        mine = least.pop(self.seat)
        return sum(least.values()) / len(least) - mine - 1

    def truce(self) -> float:
        """Called after the own attacks, by who has the weaker side."""
        if self.view.phase != "soak" or self.table.calm:
            return -1.0
        mine = side_worth(self.table, self.seat)
        strongest = max(
            side_worth(self.table, seat)
            for seat in range(len(self.view.hands))
            if seat != self.seat
        )
        return 0.4 if strongest > mine + 6 else -1.0

    def extra_attack(self, kid: KidSeen) -> float:
        """Once a strong gun has shot and has drops left, or when its shot would soak again."""
        if self.table.calm or kid.status != "active" or kid.attacks_left:
            return -1.0
        ways: list[tuple[str, GunSeen | None]] = [("shoot", gun) for gun in kid.guns if gun.drops]
        ways += [("throw", None)] if kid.balloons else []
        targets = self.targets()
        worths = [self.attack_worth(m, kid, gun, t) for m, gun in ways for t in targets]
        return max(worths, default=0.0) - 1.5

    def double_team(self, target: KidSeen, bonus: int) -> float:
        """What the bonus adds to this turn's attacks, if they all go there; played before them."""
        if self.table.calm or target.status != "active" or target.id not in self.target_ids():
            return -1.0
        gain = 0.0
        for kid in self.mine_active():
            for gun in kid.guns:
                found = odds_between(kid, gun, "shoot", target, self.facts)
                faces = min(6, max(0, found.faces + bonus)) - found.faces
                shots = min(kid.attacks_left, shots_a_turn(gun.id))
                gain += shots * faces / 6 * min(found.drops[0], target.hits - target.drops)
        return gain + 2 * SOAKED if gain > DOUBLE_TEAM_PAYS else -1.0

    # --- Attacks and answers

    def mine_active(self) -> list[KidSeen]:
        return [k for k in self.table.kids if k.owner == self.seat and k.status == "active"]

    def target_ids(self) -> set[str]:
        return {a.split()[-1] for a in self.view.legal if a.startswith(ATTACKS)}

    def targets(self) -> list[KidSeen]:
        """Active opponents; a Cute Kid behind others is weighed as if it could be reached."""
        return [k for k in self.table.kids if k.owner != self.seat and k.status == "active"]

    def attack(self, mode: str, words: list[str]) -> float:
        kid, target = self.kids[words[0]], self.kids[words[-1]]
        gun = None if mode == "throw" else gun_of(kid, words[1])
        return self.attack_worth(mode, kid, gun, target)

    def attack_worth(self, mode: str, kid: KidSeen, gun: GunSeen | None, target: KidSeen) -> float:
        """Soaking counts most, then how far a hit brings the target; drops are paid for."""
        found = odds_between(kid, gun, mode, target, self.facts)
        if not found.faces:
            return -1.0
        need = max(1, target.hits - target.drops)
        landing = sum(min(need, drops) for drops in found.drops) / len(found.drops)
        worth = float(found.soaks) * SOAKED + float(found.chance) * landing * (1 + 4 / need)
        worth += kid_worth(target) / 20
        if gun is None:
            return worth
        return worth - PAID * found.drops[0] * (1 if mode == "shoot" else 1.5)

    def boost(self) -> float:
        """Worth it if one card mends the roll; else the cards are kept."""
        last = self.view.history[-1]
        roll: int = getattr(last, "roll", 0)
        return 1.0 if roll + 3 >= 5 else -1.0

    def answer(self, card: str) -> float:
        """Played if this card, or it and one more, turns a roll that matters; the least first."""
        attack = self.table.attack
        assert attack is not None and attack.roll is not None
        attacks = self.kids[attack.attacker].owner == self.seat
        short = attack.needed - attack.roll if attacks else attack.roll - attack.needed + 1
        values = sorted((abs(answer_value(c, attacks)) for c in self.hand), reverse=True)
        value = abs(answer_value(card, attacks))
        target = self.kids[attack.target]
        need = max(1, target.hits - target.drops)
        drops = [attack.drops] if attack.drops is not None else list(range(1, 7))
        soaks = Fraction(sum(d >= need for d in drops), len(drops))
        matters = float(soaks) * SOAKED + min(need, sum(drops) / len(drops))
        if value >= short:
            return matters - 3 - value / 10
        if sum(values[:2]) >= short:
            return matters - 8 - value / 10
        return -1.0

    # --- Balloons

    def gift(self, count: int, kid: KidSeen) -> float:
        """One at a time, to active kids, first to those without a gun and with few balloons."""
        worth = 10.0 - 5 * (count - 1) - 2 * kid.balloons + attack_skill(kid.id, thrown=True)
        worth += 2 if not kid.guns else 0
        return worth if kid.status == "active" else worth - 12


LEVELS: Mapping[str, Thinker] = {"easy": easy, "normal": normal}
