"""The worked examples of the rules, through the referee, dictated from the first card on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules.referee import Referee


class Play:
    """A match at a referee; `act` must be accepted, `refused` must not."""

    def __init__(self, hands: list[list[str]], dice: list[int] = (), **more: Any) -> None:  # type: ignore[assignment]
        self.referee = Referee()
        setup = {"first": 0, "hands": hands, "deck": [], "dice": list(dice), **more}
        self.position = self.ask(
            {"cmd": "new", "game": "waterfight", "players": len(hands), "seed": 1, "setup": setup}
        )
        assert self.position["ok"], self.position

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        answer, _ = self.referee.answer(json.dumps(request).encode())
        return json.loads(json.dumps(answer))

    def act(self, *actions: str) -> dict[str, Any]:
        for action in actions:
            self.position = self.ask({"cmd": "act", "action": action})
            assert self.position["ok"], (action, self.position)
        return self.position

    def refused(self, action: str) -> str:
        before = self.ask({"cmd": "position"})
        answer = self.ask({"cmd": "act", "action": action})
        assert not answer["ok"]
        assert self.ask({"cmd": "position"}) == before
        return str(answer["error"])

    def kid(self, kid_id: str) -> dict[str, Any]:
        return next(kid for kid in self.position["table"]["kids"] if kid["id"] == kid_id)

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.position["events"] if event["type"] == kind]


def pistol_match(*dice: int) -> Play:
    """Seat 1's Commando with a Water Pistol faces seat 0's Bully in turn 2."""
    play = Play([["bully-kid#1"], ["commando-kid#1", "water-pistol#1"]], list(dice))
    play.act("recruit bully-kid#1")
    play.act("recruit commando-kid#1", "attach water-pistol#1 to commando-kid#1")
    return play


def test_a_water_pistol_misses_with_4_and_hits_with_5() -> None:
    shot = "shoot commando-kid#1 water-pistol#1 at bully-kid#1"
    play = pistol_match(4)
    play.act(shot)
    assert play.events("attack-rolled")[0]["roll"] == 4 + 1
    assert play.events("attack-missed") and not play.events("drops-landed")
    assert play.kid("commando-kid#1")["guns"][0]["drops"] == 3
    assert play.kid("bully-kid#1")["drops"] == 0
    play = pistol_match(5)
    play.act(shot)
    assert play.events("attack-hit")
    assert play.kid("commando-kid#1")["guns"][0]["drops"] == 3
    assert play.kid("bully-kid#1")["drops"] == 1


def test_a_runt_may_hold_min_and_plain_guns_only() -> None:
    guns = ["shield-blaster#1", "super-soaker#1", "mini-water-gun#1", "water-uzi#1"]
    play = Play([["runt-kid#1", "clumsy-kid#1", *guns], []])
    play.act("recruit runt-kid#1", "recruit clumsy-kid#1")
    on_the_runt = [a for a in play.position["legal"] if a.endswith("to runt-kid#1")]
    assert on_the_runt == [
        "attach mini-water-gun#1 to runt-kid#1",
        "attach water-uzi#1 to runt-kid#1",
    ]
    assert "Max" in play.refused("attach shield-blaster#1 to runt-kid#1")
    assert "Min" in play.refused("attach mini-water-gun#1 to clumsy-kid#1")


def test_a_bazooka_splashes_eight_drops() -> None:
    hands = [["teenager#1"], ["fat-kid#1", "bazooka-water-gun#1"]]
    play = Play(hands, [1])
    play.act("recruit teenager#1", "recruit fat-kid#1", "attach bazooka-water-gun#1 to fat-kid#1")
    play.act("splash fat-kid#1 bazooka-water-gun#1 at teenager#1")
    rolled = play.events("attack-rolled")[0]
    assert (rolled["die"], rolled["roll"], rolled["hit"]) == (1, 9, True)
    assert play.kid("teenager#1")["drops"] == 8
    assert play.kid("fat-kid#1")["guns"][0]["drops"] == 4
    assert {"type": "die", "purpose": "attack", "die": 1}.items() <= play.events("die")[0].items()


def test_a_mean_kid_hits_with_a_balloon_and_the_next_die_is_the_drops() -> None:
    hands = [["teenager#1"], ["mean-kid#1", "water-bomb#1"]]
    play = Play(hands, [1, 4, 6])
    play.act("recruit teenager#1", "recruit mean-kid#1", "event water-bomb#1")
    assert play.position["phase"] == "balloons" and play.position["table"]["to_give"] == 1
    assert play.position["legal"] == ["give 1 to mean-kid#1"]
    play.act("give 1 to mean-kid#1", "throw mean-kid#1 at teenager#1")
    assert [event["die"] for event in play.events("die")][:2] == [4, 6]
    assert play.events("attack-rolled")[0]["roll"] == 5
    assert play.kid("teenager#1")["drops"] == 6


def test_a_hit_is_ducked_and_ambushed() -> None:
    hands = [
        ["teenager#1", "duck#1"],
        ["fat-kid#1", "water-cannon#1", "ambush#1"],
    ]
    play = Play(hands, [4])
    play.act("recruit teenager#1", "recruit fat-kid#1", "attach water-cannon#1 to fat-kid#1")
    play.act("shoot fat-kid#1 water-cannon#1 at teenager#1")  # 4 + 4: a hit by 2 over
    assert (play.position["to_move"], play.position["phase"]) == (0, "answer")
    assert play.position["table"]["attack"] == {
        "kind": "shoot",
        "attacker": "fat-kid#1",
        "gun": "water-cannon#1",
        "target": "teenager#1",
        "die": 4,
        "bonus": 4,
        "roll": 8,
        "needed": 6,
        "drops": 4,
        "answers": [],
    }
    play.act("answer duck#1")
    assert play.position["to_move"] == 1
    assert play.position["table"]["attack"]["roll"] == 5
    play.act("answer ambush#1")  # nobody holds another answer: settled
    assert play.events("attack-hit")[0]["roll"] == 8
    assert play.kid("teenager#1")["drops"] == 4
    assert play.events("card-discarded")[0]["card"] == "ambush#1"


def test_the_defender_declines_and_the_attack_is_settled() -> None:
    hands = [
        ["teenager#1", "duck#1", "dodge#1"],
        ["fat-kid#1", "water-cannon#1", "ambush#1"],
    ]
    play = Play(hands, [4])
    play.act("recruit teenager#1", "recruit fat-kid#1", "attach water-cannon#1 to fat-kid#1")
    play.act("shoot fat-kid#1 water-cannon#1 at teenager#1", "answer duck#1", "answer ambush#1")
    assert (play.position["to_move"], play.position["legal"]) == (0, ["answer dodge#1", "decline"])
    play.act("decline")
    assert play.events("attack-hit") and play.kid("teenager#1")["drops"] == 4


def test_a_crybaby_is_soaked_scores_and_dries_off() -> None:
    hands = [
        ["crybaby#1", "fast-kid#1", "water-pistol#1"],
        ["teenager#1", "towel-dry#1"],
    ]
    play = Play(hands, [6, 6, 5])
    play.act("recruit crybaby#1 to 1", "recruit fast-kid#1")
    assert play.kid("crybaby#1")["owner"] == 1
    play.act("attach water-pistol#1 to fast-kid#1", "recruit teenager#1")
    play.act("shoot fast-kid#1 water-pistol#1 at crybaby#1")
    assert play.kid("crybaby#1")["drops"] == 1 and play.position["scores"] == [0, 0]
    play.act("shoot fast-kid#1 water-pistol#1 at crybaby#1")
    kinds = [event["type"] for event in play.position["events"]]
    assert kinds.index("kid-soaked") < kinds.index("scored") < kinds.index("drops-dried")
    assert play.position["scores"] == [1, 0] == play.position["table"]["soaked"]
    dried = play.events("drops-dried")[0]
    assert (dried["kid"], dried["count"]) == ("crybaby#1", 2)
    assert play.kid("crybaby#1")["status"] == "active"


def test_a_pumped_spray_gun_shoots_three_drops_then_its_last_one_with_the_same_bonus() -> None:
    hands = [
        ["teenager#1", "garden-hose#1"],
        ["little-kid#1", "spray-gun#1", "pump-action#1", "submerged#1"],
    ]
    play = Play(hands, [6, 6, 1])
    play.act("recruit teenager#1", "recruit little-kid#1", "attach spray-gun#1 to little-kid#1")
    play.act("modify spray-gun#1 with pump-action#1")
    gun = play.kid("little-kid#1")["guns"][0]
    assert (gun["volume"], gun["capacity"], gun["drops"]) == (3, 4, 4)
    play.act("shoot little-kid#1 spray-gun#1 at teenager#1")
    # seat 0's turn passes by itself; it is seat 1's again
    assert play.position["table"]["turn"] == 1
    assert play.kid("little-kid#1")["guns"][0]["drops"] == 1
    play.act("shoot little-kid#1 spray-gun#1 at teenager#1")
    rolled = play.events("attack-rolled")[0]
    assert rolled["terms"][0] == {"cause": "volume", "value": 3}
    assert play.events("attack-declared")[0]["drops"] == 1
    assert play.kid("teenager#1")["drops"] == 3 + 1
    assert play.events("kid-retreated")[0]["status"] == "empty"


@pytest.mark.parametrize(
    ("mine", "theirs", "size"),
    [
        (["teenager#1"], [], 6),
        ([], [], 5),
        (["teenager#1"], ["screaming-kid#1", "screaming-kid#2"], 4),
    ],
)
def test_hand_sizes(mine: list[str], theirs: list[str], size: int) -> None:
    spare = ["garden-hose#1", "submerged#1", "towel-dry#1", "spare-shirt#1"]
    spare += ["ambush#1", "duck#1", "dodge#1", "face-shot#1"]
    play = Play([mine + spare, theirs])
    play.act(*(f"recruit {kid}" for kid in mine))
    for _ in range(len(spare) - (5 + len(mine))):
        assert play.position["phase"] == "end"
        play.act(play.position["legal"][0])
    play.act(*(f"recruit {kid}" for kid in theirs))
    while play.position["to_move"] == 0 and play.position["phase"] == "end":
        play.act(play.position["legal"][0])
    assert play.position["over"] or play.position["table"]["turn"] != 0 or len(mine) == 0
    assert len(play.position["hands"][0]) == min(size, 5 + len(mine))


def test_a_retreated_teenager_gives_no_place_in_the_hand() -> None:
    spare = ["garden-hose#1", "submerged#1", "towel-dry#1", "ambush#1", "duck#1", "face-shot#1"]
    hands = [["teenager#1", *spare], ["fat-kid#1", "bazooka-water-gun#1", "shot-in-the-back#1"]]
    play = Play(hands, [6, 6, 1])
    play.act("recruit teenager#1")
    assert len(play.position["hands"][0]) == 6
    play.act("recruit fat-kid#1", "attach bazooka-water-gun#1 to fat-kid#1")
    play.act("splash fat-kid#1 bazooka-water-gun#1 at teenager#1")
    while play.position["phase"] == "answer":
        play.act("decline")
    play.act("shoot fat-kid#1 bazooka-water-gun#1 at teenager#1")
    while play.position["phase"] in ("answer", "refill"):
        play.act("decline")
    assert play.kid("teenager#1")["status"] == "soaked"
    assert (play.position["to_move"], play.position["phase"]) == (0, "end")
    play.act("discard duck#1")
    assert len(play.position["hands"][0]) == 5
