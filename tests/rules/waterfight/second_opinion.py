"""A second opinion on what is legal: the rules read anew from the referee's JSON alone.

It shares nothing with the game but the tables in tests/data: positions and events come as JSON,
statuses, modifiers, limits and windows are worked out here once more, as plainly as can be.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

TABLES = Path(__file__).parents[2] / "data" / "waterfight_tables.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TABLES.read_text(encoding="utf-8").splitlines()
    if line.startswith("|")
]
GUNS = {r[0]: (int(r[2]), int(r[3]), r[4]) for r in ROWS if len(r) == 5 and r[2].isdigit()}
KIDS = {r[0]: int(r[2]) for r in ROWS if len(r) == 4 and r[2].isdigit()}
MODIFIERS = {name for r in ROWS if r[-1] in ("V + 1", "C + 6") for name in r[0].split(", ")}
BALLOON_CARDS = {"water-balloon-lob", "water-balloon-fling", "water-balloon-hurl", "water-bomb"}
DRAINS = {"half-filled", "wild-shots", "water-waster"}
PLUS = {"point-blank", "extreme-short-range", "ambush", "surprise-attack", "shot-in-the-back"}
MINUS = {"quick-getaway", "long-range-attack", "duck", "dodge", "find-cover"}
BOOSTS = {
    "dry-off": {"towel-dry", "spare-shirt"},
    "refill": {"garden-hose", "submerged"},
}
Position = dict[str, Any]


def base(card: str) -> str:
    return card.split("#")[0]


def active(kid: Position) -> bool:
    return bool(kid["status"] == "active")


class SecondOpinion:
    """Follows a match's events, and says what must be legal in a position."""

    def __init__(self, players: int, aim: list[int]) -> None:
        self.players = players
        self.aim = aim
        self.marks = [False] * players
        self.calm = False
        self.turn = -1
        self.turns = 0
        self.new_turn()
        self.recovery: Position = {}
        self.position: Position = {}
        self.attack: Position = {}

    def new_turn(self) -> None:
        self.attacks: Counter[str] = Counter()
        self.shots: Counter[str] = Counter()
        self.extra: Counter[str] = Counter()
        self.new_guns: set[str] = set()
        self.double: Counter[str] = Counter()
        self.lunch: list[int] = []

    def take(self, event: Position) -> None:
        kind = event["type"]
        if kind == "turn-started":
            self.turn, self.turns = event["seat"], self.turns + 1
            self.new_turn()
        elif kind == "phase-started":
            self.calm = False
            if event["phase"] == "soak":
                self.calm = self.turns == 1 or self.marks[self.turn]
                self.marks[self.turn] = False
        elif kind == "card-played":
            name = base(event["card"])
            if name == "temporary-truce":
                self.marks = [True] * self.players
            elif name == "kamikaze-attack":
                self.extra[event["target"]] += 1
            elif name == "double-team":
                self.double[event["target"]] += 2
            elif name == "lunch-time":
                self.lunch = [(self.turn + n) % self.players for n in range(self.players)]
            elif name in GUNS:
                self.new_guns.add(event["card"])
                self.shots[event["card"]] = 0
            elif name in KIDS:
                for book in (self.attacks, self.extra, self.double):
                    book[event["card"]] = 0
        elif kind == "gun-left":
            self.new_guns.discard(event["gun"])
        elif kind == "attack-declared":
            self.attacks[event["attacker"]] += 1
            if event["gun"]:
                self.shots[event["gun"]] += 1
            self._declared(event)
        elif kind == "attack-rolled":
            assert event["roll"] == event["die"] + self.attack["bonus"]
            self.attack["roll"] = event["roll"]
        elif kind == "answer-played":
            self.attack["roll"] += event["change"]
            assert event["roll"] == self.attack["roll"]
        elif kind in ("attack-hit", "attack-missed"):
            hit = self.attack["roll"] >= (6 if self.attack["gun"] else 5)
            assert hit == (kind == "attack-hit")
            if self.attack["gun"]:
                assert event["drops"] == self.attack["drops"]
        elif kind == "recovery-rolled":
            self._recovered(event)
        elif kind == "recovery-boosted":
            assert event["roll"] == self.recovery["roll"] + 3
            assert event["success"] == (event["roll"] >= 5)
            self.recovery = event

    def _declared(self, event: Position) -> None:
        """The bonus of an attack from the position in which it was declared, and its drops."""
        attack = {**event, "kind": event["mode"]}
        table = {**self.position["table"], "attack": attack}
        bonus = self._bonus({**self.position, "table": table})
        self.attack = {"bonus": bonus, "gun": event["gun"], "drops": event["drops"]}
        if event["gun"]:
            guns = {gun["id"]: gun for kid in table["kids"] for gun in kid["guns"]}
            gun = guns[event["gun"]]
            wanted = gun["volume"] * (2 if event["mode"] == "splash" else 1)
            assert event["drops"] == min(wanted, gun["drops"])

    def _recovered(self, event: Position) -> None:
        changes = {"dry-off": {"little-kid": -1, "fat-kid": -1}}
        changes["refill"] = {"special-ed-kid": -1, "older-kid": 1}
        change = changes[event["purpose"]].get(base(event["kid"]), 0)
        assert event["roll"] == event["die"] + change
        assert event["success"] == (event["roll"] >= 5)
        self.recovery = event

    # --- What is expected of a position

    def check(self, position: Position) -> None:
        table = position["table"]
        self.position = position
        assert table["truce"] == self.marks and table["turn"] == self.turn
        assert position["round"] == self.turns
        if position["over"]:
            assert position["legal"] == [] and position["to_move"] is None
            return
        assert table["calm"] == (self.calm and position["phase"] != "end")
        for kid in table["kids"]:
            left = self.attacks_left(kid) if active(kid) and kid["owner"] == self.turn else 0
            assert kid["attacks_left"] == left, kid
            assert kid["hits"] == KIDS[base(kid["id"])]
            for gun in kid["guns"]:
                volume, capacity, _ = GUNS[base(gun["id"])]
                for card in gun["modifiers"]:
                    more = base(card) in ("pump-action", "double-barrel", "motorized", "rapid-fire")
                    volume, capacity = volume + more, capacity + 6 * (not more)
                assert (gun["volume"], gun["capacity"]) == (volume, capacity)
        expected = getattr(self, "_" + position["phase"].replace("-", "_"))(position)
        assert position["legal"] == sorted(expected), position["phase"]
        assert expected not in ([], ["done"], ["decline"])

    def attacks_left(self, kid: Position) -> int:
        most = sum(2 if "Stream" in GUNS[base(gun["id"])][2] else 1 for gun in kid["guns"])
        most = most if kid["guns"] else 1
        return max(0, most + self.extras(kid) - self.attacks[kid["id"]])

    def extras(self, kid: Position) -> int:
        return (base(kid["id"]) == "fast-kid") + self.extra[kid["id"]]

    def _recruit(self, position: Position) -> list[str]:
        me, kids = position["to_move"], position["table"]["kids"]
        assert me == self.turn
        others = [seat for seat in range(self.players) if seat != me]
        options = ["done"]
        for card in position["hands"][me]:
            name = base(card)
            if name == "crybaby":
                options += [f"recruit {card} to {seat}" for seat in others]
            elif name == "rat-fink-kid":
                options += [f"recruit {card} from {seat}" for seat in others]
            elif name == "bully-kid":
                small = [k["id"] for k in kids if k["owner"] != me and k["hits"] < 6]
                options += [f"recruit {card} discarding {k}" for k in small]
                options += [] if small else [f"recruit {card}"]
            elif name in KIDS:
                options.append(f"recruit {card}")
            elif name in GUNS:
                notes = GUNS[name][2]
                for kid in kids:
                    places = 2 if base(kid["id"]) == "commando-kid" else 1
                    fits = not ("Min" in notes and kid["hits"] >= 5)
                    fits = fits and not ("Max" in notes and kid["hits"] <= 4)
                    if kid["owner"] == me and len(kid["guns"]) < places and fits:
                        options.append(f"attach {card} to {kid['id']}")
            elif name in MODIFIERS:
                guns = [g["id"] for k in kids if k["owner"] == me for g in k["guns"]]
                options += [f"modify {g} with {card}" for g in guns if g in self.new_guns]
            else:
                options += self._main(position, card)
        return options

    def _main(self, position: Position, card: str) -> list[str]:
        me, kids, name = position["to_move"], position["table"]["kids"], base(card)
        guns = [gun for kid in kids for gun in kid["guns"]]
        on: list[str] = []
        if name == "broken":
            on = [gun["id"] for gun in guns]
        elif name in DRAINS:
            on = [gun["id"] for gun in guns if gun["drops"] > 0]
        elif name == "time-to-go-home":
            on = [kid["id"] for kid in kids]
        elif name == "switch-sides":
            on = [kid["id"] for kid in kids if kid["owner"] != me]
        elif (
            name in ("i-have-a-plan", "temporary-truce")
            or (name == "lunch-time" and kids)
            or (name in BALLOON_CARDS and [k for k in kids if k["owner"] == me])
        ):
            return [f"event {card}"]
        return [f"event {card} on {target}" for target in on]

    def _soak(self, position: Position) -> list[str]:
        me, kids = position["to_move"], position["table"]["kids"]
        assert me == self.turn
        options = ["done"]
        for card in position["hands"][me]:
            name = base(card)
            if name in ("kamikaze-attack", "double-team"):
                own = name == "kamikaze-attack"
                targets = [k["id"] for k in kids if (k["owner"] == me) == own]
                options += [f"event {card} on {target}" for target in targets]
            else:
                options += self._main(position, card)
        if self.calm:
            return options
        targets = []
        for kid in kids:
            plain = [k for k in kids if k["owner"] == kid["owner"] and active(k)]
            plain = [k for k in plain if base(k["id"]) != "cute-kid"]
            last = base(kid["id"]) == "cute-kid" and plain
            if kid["owner"] != me and active(kid) and not last:
                targets.append(kid["id"])
        for kid in kids:
            if kid["owner"] != me or not active(kid) or not self.attacks_left(kid):
                continue
            ways = [f"throw {kid['id']}"] if kid["balloons"] else []
            for gun in kid["guns"]:
                notes = GUNS[base(gun["id"])][2]
                most = (2 if "Stream" in notes else 1) + self.extras(kid)
                if gun["drops"] and self.shots[gun["id"]] < most:
                    ways.append(f"shoot {kid['id']} {gun['id']}")
                    if "Splash" in notes and gun["drops"] >= 2 * gun["volume"]:
                        ways.append(f"splash {kid['id']} {gun['id']}")
            options += [f"{way} at {target}" for way in ways for target in targets]
        return options

    def _bonus(self, position: Position) -> int:
        attack = position["table"]["attack"]
        kids = {kid["id"]: kid for kid in position["table"]["kids"]}
        attacker, target = kids[attack["attacker"]], kids[attack["target"]]
        mine, theirs = base(attacker["id"]), base(target["id"])
        bonus = {"mean-kid": 1, "clumsy-kid": -1, "scardey-cat-kid": -1, "laughing-kid": 1}.get(
            mine, 0
        )
        if attack["kind"] == "throw":
            bonus += {"high-school-kid": 1, "wus-kid": -1}.get(mine, 0)
        else:
            gun = next(gun for gun in attacker["guns"] if gun["id"] == attack["gun"])
            bonus += gun["volume"] * (2 if attack["kind"] == "splash" else 1)
        against = {"runt-kid": -1, "scardey-cat-kid": -1, "oblivious-kid": 1, "laughing-kid": 1}
        bonus += against.get(theirs, 0) + self.double[target["id"]]
        return bonus - sum("Shield" in GUNS[base(gun["id"])][2] for gun in target["guns"])

    def _attack(self, position: Position) -> tuple[Position, int, int]:
        attack = position["table"]["attack"]
        assert attack["bonus"] == self._bonus(position)
        assert attack["needed"] == (5 if attack["kind"] == "throw" else 6)
        owners = {kid["id"]: kid["owner"] for kid in position["table"]["kids"]}
        return attack, owners[attack["attacker"]], owners[attack["target"]]

    def _aim(self, position: Position) -> list[str]:
        attack, attacker, _ = self._attack(position)
        assert position["to_move"] == attacker == self.turn and attacker in self.aim
        assert attack["die"] is None and attack["roll"] is None and attack["answers"] == []
        return [f"aim {number}" for number in range(1, 7)]

    def _answer(self, position: Position) -> list[str]:
        attack, attacker, defender = self._attack(position)
        change, good = 0, True
        for card in attack["answers"]:
            roll = attack["die"] + attack["bonus"] + change
            # who answers is whom the roll went against
            good = roll < attack["needed"]
            assert base(card) in ((PLUS if good else MINUS) | {"hit-and-run"})
            change += (2 if good else -2) if base(card) == "hit-and-run" else (3 if good else -3)
        roll = attack["die"] + attack["bonus"] + change
        assert attack["roll"] == roll
        hit = roll >= attack["needed"]
        seat, cards = (defender, MINUS) if hit else (attacker, PLUS)
        assert position["to_move"] == seat
        held = [c for c in position["hands"][seat] if base(c) in cards | {"hit-and-run"}]
        together = sum(2 if base(card) == "hit-and-run" else 3 for card in held)
        turned = roll - together < attack["needed"] if hit else roll + together >= attack["needed"]
        assert turned
        return ["decline", *(f"answer {card}" for card in held)]

    def _face_shot(self, position: Position) -> list[str]:
        attack, attacker, _ = self._attack(position)
        target = next(k for k in position["table"]["kids"] if k["id"] == attack["target"])
        assert position["to_move"] == attacker and target["drops"] < target["hits"]
        assert attack["roll"] >= attack["needed"] and attack["drops"] >= 1
        assert "face-shot#1" in position["hands"][attacker]
        return ["decline", "faceshot face-shot#1"]

    def _refill(self, position: Position) -> list[str]:
        me, last = position["to_move"], self.recovery
        assert me == self.turn and last["roll"] < 5
        kid = next(k for k in position["table"]["kids"] if k["id"] == last["kid"])
        assert kid["owner"] == me
        wanted = ("soaked", "both") if last["purpose"] == "dry-off" else ("empty", "both")
        assert kid["status"] in wanted
        held = [c for c in position["hands"][me] if base(c) in BOOSTS[last["purpose"]]]
        assert last["roll"] + 3 * len(held) >= 5
        return ["decline", *(f"boost {card}" for card in held)]

    def _balloons(self, position: Position) -> list[str]:
        me, left = position["to_move"], position["table"]["to_give"]
        assert me == self.turn and left > 0
        mine = [kid["id"] for kid in position["table"]["kids"] if kid["owner"] == me]
        return [f"give {n} to {kid}" for n in range(1, left + 1) for kid in mine]

    def _lunch(self, position: Position) -> list[str]:
        seat = position["to_move"]
        owners = {kid["owner"] for kid in position["table"]["kids"]}
        while self.lunch[0] != seat:
            assert self.lunch.pop(0) not in owners
        self.lunch.pop(0)
        return [f"lunch {k['id']}" for k in position["table"]["kids"] if k["owner"] == seat]

    def _end(self, position: Position) -> list[str]:
        me = position["to_move"]
        assert me == self.turn
        awake = [kid for kid in position["table"]["kids"] if active(kid)]
        size = 5 + sum(k["owner"] == me and base(k["id"]) == "teenager" for k in awake)
        size -= sum(k["owner"] != me and base(k["id"]) == "screaming-kid" for k in awake)
        hand = position["hands"][me]
        assert len(hand) > max(0, size)
        return [f"discard {card}" for card in hand]
