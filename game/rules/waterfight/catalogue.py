"""Every card of Water Fight: one short entry each.

Numbers and names are the printed ones.  Three printed names would hurt in a public place; these
cards are shown under another (`shown_as`).  Texts are English message ids: a scene translates
them.  How to add a card: docs/adding-a-card.md.
"""

from __future__ import annotations

from functools import cache

from game.rules.waterfight.cardkinds import (
    N_,
    Card,
    EventCard,
    GunCard,
    KidCard,
    ModifierCard,
    Note,
)
from game.rules.waterfight.effects import (
    AddToRecovery,
    AddToRoll,
    AttackedLast,
    AttackRoll,
    CallTruce,
    DiscardTarget,
    DoubleVolume,
    DrawCards,
    EachDiscardsKid,
    FitsHits,
    GainAttack,
    GainBalloons,
    GiveBalloons,
    GunPlaces,
    HandSize,
    MoreAttacks,
    RecoveryRoll,
    RemoveDrops,
    RollsAgainst,
    ShotsPerTurn,
    SoakTarget,
    StealCards,
    TakeControl,
    Target,
)

# --- What several cards share

MIN = Note("Min", FitsHits(most=4), N_("Only for kids of 4 or fewer hits."))
MAX = Note("Max", FitsHits(least=5), N_("Only for kids of 5 or more hits."))
SHIELD = Note("Shield", AttackRoll(-1, "attacked"), N_("Attacks against its kid are at -1."))
STREAM = Note("Stream", ShotsPerTurn(2), N_("May shoot twice a turn."))
SPLASH = Note("Splash", DoubleVolume(), N_("May shoot double volume."))

MORE_VOLUME = N_("The water gun gets +1 volume.")
MORE_CAPACITY = N_("The water gun gets +6 capacity and is filled up.")
LOADED_GUN = Target("gun", loaded=True)
DRAIN = (RemoveDrops(),)
DRAIN_TEXT = N_("Remove 1D6 water drops from a water gun.")
BALLOONS = (GiveBalloons(),)
BALLOONS_TEXT = N_("Distribute 1D6 water balloons among your kids.")
HIT_BETTER = (AddToRoll(attacker=3),)
HIT_BETTER_TEXT = N_("Your attack roll gets +3.")
HIT_WORSE = (AddToRoll(target=-3),)
HIT_WORSE_TEXT = N_("An attack roll against your kid gets -3.")
REFILL = (AddToRecovery("refill", 3),)
REFILL_TEXT = N_("A refill roll of yours gets +3.")
DRY_OFF = (AddToRecovery("dry-off", 3),)
DRY_OFF_TEXT = N_("A dry-off roll of yours gets +3.")

# --- The cards

KIDS = (
    KidCard(
        "crybaby",
        N_("Crybaby"),
        hits=2,
        target=Target("seat", "opponents", "to"),
        joins_target=True,
        text=N_("Put into play under an opponent's control."),
    ),
    KidCard(
        "wus-kid",
        N_("Wus Kid"),
        hits=3,
        shown_as=N_("Timid Kid"),
        abilities=(AttackRoll(-1, "attacking", thrown_only=True),),
        text=N_("-1 to attacks with water balloons."),
    ),
    KidCard(
        "runt-kid",
        N_("Runt Kid"),
        hits=3,
        abilities=(AttackRoll(-1, "attacked"),),
        text=N_("-1 to attacks against this kid."),
    ),
    KidCard(
        "little-kid",
        N_("Little Kid"),
        hits=3,
        abilities=(RecoveryRoll("dry-off", -1),),
        text=N_("-1 to dry-off rolls."),
    ),
    KidCard(
        "cute-kid",
        N_("Cute Kid"),
        hits=4,
        abilities=(AttackedLast(),),
        text=N_("Always the last kid to be attacked."),
    ),
    KidCard(
        "special-ed-kid",
        N_("Special Ed Kid"),
        hits=4,
        shown_as=N_("Daydreamer Kid"),
        abilities=(RecoveryRoll("refill", -1),),
        text=N_("-1 to refill rolls."),
    ),
    KidCard(
        "screaming-kid",
        N_("Screaming Kid"),
        hits=4,
        abilities=(HandSize(-1, "opponents"),),
        text=N_("Your opponents' hand size is -1."),
    ),
    KidCard(
        "scardey-cat-kid",
        N_("Scardey-Cat Kid"),
        hits=4,
        abilities=(AttackRoll(-1, "attacking"), AttackRoll(-1, "attacked")),
        text=N_("-1 to hit and to be hit."),
    ),
    KidCard(
        "fast-kid",
        N_("Fast Kid"),
        hits=4,
        abilities=(MoreAttacks(1),),
        text=N_("May attack twice a turn."),
    ),
    KidCard(
        "mean-kid",
        N_("Mean Kid"),
        hits=5,
        abilities=(AttackRoll(1, "attacking"),),
        text=N_("+1 to attack rolls."),
    ),
    KidCard(
        "rat-fink-kid",
        N_("Rat Fink Kid"),
        hits=5,
        target=Target("seat", "opponents", "from"),
        effects=(StealCards(2),),
        text=N_("When put into play: steal 2 cards at random from an opponent."),
    ),
    KidCard(
        "oblivious-kid",
        N_("Oblivious Kid"),
        hits=5,
        abilities=(AttackRoll(1, "attacked"),),
        text=N_("+1 to attacks against this kid."),
    ),
    KidCard(
        "clumsy-kid",
        N_("Clumsy Kid"),
        hits=5,
        abilities=(AttackRoll(-1, "attacking"),),
        text=N_("-1 to attacks."),
    ),
    KidCard(
        "laughing-kid",
        N_("Laughing Kid"),
        hits=6,
        abilities=(AttackRoll(1, "attacking"), AttackRoll(1, "attacked")),
        text=N_("+1 to hit and to be hit."),
    ),
    KidCard(
        "bully-kid",
        N_("Bully Kid"),
        hits=6,
        target=Target("kid", "opponents", "discarding", below_hits=6, optional=True),
        effects=(DiscardTarget(),),
        text=N_("When put into play: discard an opponent's kid with fewer hits."),
    ),
    KidCard(
        "commando-kid",
        N_("Commando Kid"),
        hits=7,
        abilities=(GunPlaces(2),),
        text=N_("May carry 2 water guns."),
    ),
    KidCard(
        "control-freak-kid",
        N_("Control Freak Kid"),
        hits=7,
        effects=(DrawCards(3),),
        text=N_("When put into play: draw 3 cards."),
    ),
    KidCard(
        "fat-kid",
        N_("Fat Kid"),
        hits=8,
        shown_as=N_("Sturdy Kid"),
        abilities=(RecoveryRoll("dry-off", -1),),
        text=N_("-1 to dry-off rolls."),
    ),
    KidCard(
        "big-kid",
        N_("Big Kid"),
        hits=8,
        effects=(GainBalloons(),),
        text=N_("When put into play: gets 1D6 water balloons."),
    ),
    KidCard(
        "older-kid",
        N_("Older Kid"),
        hits=9,
        abilities=(RecoveryRoll("refill", 1),),
        text=N_("+1 to refill rolls."),
    ),
    KidCard(
        "teenager",
        N_("Teenager"),
        hits=10,
        abilities=(HandSize(1, "own"),),
        text=N_("Your hand size is +1."),
    ),
    KidCard(
        "high-school-kid",
        N_("High-School Kid"),
        hits=10,
        abilities=(AttackRoll(1, "attacking", thrown_only=True),),
        text=N_("+1 to hit with water balloons."),
    ),
)

GUNS = (
    GunCard("mini-water-gun", N_("Mini-Water Gun"), 1, 2, (MIN,)),
    GunCard("squirt-gun", N_("Squirt Gun"), 1, 3, (MIN,)),
    GunCard("water-squirter", N_("Water Squirter"), 1, 3),
    GunCard("character-gun", N_("Character Gun"), 1, 3),
    GunCard("animal-gun", N_("Animal Gun"), 1, 3, (MIN,)),
    GunCard("water-pistol", N_("Water Pistol"), 1, 4),
    GunCard("water-luger", N_("Water Luger"), 1, 4),
    GunCard("water-uzi", N_("Water Uzi"), 1, 6),
    GunCard("water-space-gun", N_("Water Space Gun"), 1, 4),
    GunCard("water-ray-gun", N_("Water Ray Gun"), 1, 4),
    GunCard("spray-gun", N_("Spray Gun"), 2, 4, (SPLASH,)),
    GunCard("magnum-water-gun", N_("Magnum Water Gun"), 2, 6),
    GunCard("liquidator", N_("Liquidator"), 2, 6, (STREAM,)),
    GunCard("pump-squirt-gun", N_("Pump Squirt Gun"), 2, 8, (SPLASH,)),
    GunCard("mega-water-gun", N_("Mega-Water Gun"), 2, 10),
    GunCard("stream-machine", N_("Stream Machine"), 3, 6, (MAX, STREAM)),
    GunCard("super-soaker", N_("Super Soaker"), 3, 9, (MAX, STREAM)),
    GunCard("water-blaster", N_("Water Blaster"), 3, 12, (MAX,)),
    GunCard("water-cannon", N_("Water Cannon"), 4, 8, (MAX,)),
    GunCard("bazooka-water-gun", N_("Bazooka Water Gun"), 4, 12, (MAX, SPLASH)),
    GunCard("shield-water-gun", N_("Shield Water Gun"), 2, 8, (MAX, SHIELD, STREAM)),
    GunCard("shield-blaster", N_("Shield Blaster"), 3, 9, (MAX, SHIELD)),
    GunCard("shield-mega-blaster", N_("Shield Mega Blaster"), 3, 6, (MAX, SHIELD, SPLASH)),
)

MODIFIERS = (
    ModifierCard("pump-action", N_("Pump Action"), volume=1, text=MORE_VOLUME),
    ModifierCard("double-barrel", N_("Double Barrel"), volume=1, text=MORE_VOLUME),
    ModifierCard("motorized", N_("Motorized"), volume=1, text=MORE_VOLUME),
    ModifierCard("rapid-fire", N_("Rapid Fire"), volume=1, text=MORE_VOLUME),
    ModifierCard(
        "cylindrical-reservoir", N_("Cylindrical Reservoir"), capacity=6, text=MORE_CAPACITY
    ),
    ModifierCard("water-clips", N_("Water Clips"), capacity=6, text=MORE_CAPACITY),
    ModifierCard("water-tank", N_("Water Tank"), capacity=6, text=MORE_CAPACITY),
    ModifierCard("water-pack", N_("Water Pack"), capacity=6, text=MORE_CAPACITY),
)

EVENTS = (
    EventCard(
        "broken",
        N_("Broken"),
        "main",
        (DiscardTarget(),),
        target=Target("gun"),
        text=N_("Discard a water gun, with its modifiers."),
    ),
    EventCard(
        "time-to-go-home",
        N_("Time to Go Home"),
        "main",
        (DiscardTarget(),),
        target=Target("kid"),
        text=N_("Discard a kid."),
    ),
    EventCard(
        "lunch-time",
        N_("Lunch Time"),
        "main",
        (EachDiscardsKid(),),
        text=N_("Each player discards 1 of their kids."),
    ),
    EventCard(
        "switch-sides",
        N_("Switch Sides"),
        "main",
        (TakeControl(),),
        target=Target("kid", "opponents"),
        text=N_("Take control of an opponent's kid."),
    ),
    EventCard("half-filled", N_("Half Filled"), "main", DRAIN, target=LOADED_GUN, text=DRAIN_TEXT),
    EventCard("wild-shots", N_("Wild Shots"), "main", DRAIN, target=LOADED_GUN, text=DRAIN_TEXT),
    EventCard(
        "water-waster", N_("Water Waster"), "main", DRAIN, target=LOADED_GUN, text=DRAIN_TEXT
    ),
    EventCard("water-balloon-lob", N_("Water Balloon Lob"), "main", BALLOONS, text=BALLOONS_TEXT),
    EventCard(
        "water-balloon-fling", N_("Water Balloon Fling"), "main", BALLOONS, text=BALLOONS_TEXT
    ),
    EventCard("water-balloon-hurl", N_("Water Balloon Hurl"), "main", BALLOONS, text=BALLOONS_TEXT),
    EventCard("water-bomb", N_("Water Bomb"), "main", BALLOONS, text=BALLOONS_TEXT),
    EventCard(
        "i-have-a-plan",
        N_("I Have A Plan"),
        "main",
        (DrawCards(3),),
        discarded_last=True,
        text=N_("Draw 3 cards."),
    ),
    EventCard(
        "temporary-truce",
        N_("Temporary Truce"),
        "main",
        (CallTruce(),),
        text=N_("No one may attack in their next soak phase."),
    ),
    EventCard(
        "kamikaze-attack",
        N_("Kamikaze Attack"),
        "soak",
        (GainAttack(1),),
        target=Target("kid", "own"),
        text=N_("A kid of yours gets an extra attack this turn."),
    ),
    EventCard(
        "double-team",
        N_("Double Team"),
        "soak",
        (RollsAgainst(2),),
        target=Target("kid", "opponents"),
        text=N_("All attacks against an opposing kid are at +2 this turn."),
    ),
    EventCard("point-blank", N_("Point Blank"), "answer", HIT_BETTER, text=HIT_BETTER_TEXT),
    EventCard(
        "extreme-short-range", N_("Extreme Short Range"), "answer", HIT_BETTER, text=HIT_BETTER_TEXT
    ),
    EventCard("ambush", N_("Ambush"), "answer", HIT_BETTER, text=HIT_BETTER_TEXT),
    EventCard("surprise-attack", N_("Surprise Attack"), "answer", HIT_BETTER, text=HIT_BETTER_TEXT),
    EventCard(
        "shot-in-the-back", N_("Shot in the Back"), "answer", HIT_BETTER, text=HIT_BETTER_TEXT
    ),
    EventCard("quick-getaway", N_("Quick Getaway"), "answer", HIT_WORSE, text=HIT_WORSE_TEXT),
    EventCard(
        "long-range-attack", N_("Long Range Attack"), "answer", HIT_WORSE, text=HIT_WORSE_TEXT
    ),
    EventCard("duck", N_("Duck"), "answer", HIT_WORSE, text=HIT_WORSE_TEXT),
    EventCard("dodge", N_("Dodge"), "answer", HIT_WORSE, text=HIT_WORSE_TEXT),
    EventCard("find-cover", N_("Find Cover"), "answer", HIT_WORSE, text=HIT_WORSE_TEXT),
    EventCard(
        "hit-and-run",
        N_("Hit & Run"),
        "answer",
        (AddToRoll(attacker=2, target=-2),),
        text=N_("Your attack roll gets +2, or one against your kid gets -2."),
    ),
    EventCard(
        "face-shot",
        N_("Face Shot"),
        "face-shot",
        (SoakTarget(),),
        text=N_("The kid that you hit is soaked at once."),
    ),
    EventCard("garden-hose", N_("Garden Hose"), "refill", REFILL, text=REFILL_TEXT),
    EventCard("submerged", N_("Submerged"), "refill", REFILL, text=REFILL_TEXT),
    EventCard("towel-dry", N_("Towel Dry"), "refill", DRY_OFF, text=DRY_OFF_TEXT),
    EventCard("spare-shirt", N_("Spare Shirt"), "refill", DRY_OFF, text=DRY_OFF_TEXT),
)

CATALOGUE: dict[str, Card] = {card.id: card for card in (*KIDS, *GUNS, *MODIFIERS, *EVENTS)}


@cache
def spec(card: str) -> Card:
    """The catalogue entry of `ID#N`."""
    return CATALOGUE[card.partition("#")[0]]


@cache
def kid_spec(kid: str) -> KidCard:
    """The entry of a kid's card; TypeError if the card is no kid."""
    card = spec(kid)
    if not isinstance(card, KidCard):
        raise TypeError(f"{kid} is no kid.")
    return card


@cache
def gun_spec(gun: str) -> GunCard:
    """The entry of a gun's card; TypeError if the card is no gun."""
    card = spec(gun)
    if not isinstance(card, GunCard):
        raise TypeError(f"{gun} is no water gun.")
    return card


def exists(card: object) -> bool:
    """Whether `card` names a copy of a card, as `ID#N`."""
    name, _, copy = card.partition("#") if isinstance(card, str) else ("", "", "")
    return name in CATALOGUE and copy in [str(n + 1) for n in range(CATALOGUE[name].copies)]


def full_deck() -> list[str]:
    """All cards, each `ID#N`, in the catalogue's order."""
    entries = CATALOGUE.values()
    return [f"{card.id}#{copy}" for card in entries for copy in range(1, card.copies + 1)]
