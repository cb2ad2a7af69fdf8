"""Lines that the guests say, by moment.  `{name}` is whom they talk to or of.

Susan has plenty, so that none comes twice in a match; the others have a few each, in their own
temper.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.words import N_

Lines = Mapping[str, Sequence[str]]


SUSAN: Lines = {
    "match": (
        N_("Welcome to my garden! The tap is over there. You'll see."),
        N_("You look wonderful, {name}. What a pity."),
        N_("I hope that isn't silk, {name}."),
        N_("Shall we? I have ironed my gown for this."),
    ),
    "round": (
        N_("Another round! I am barely warm."),
        N_("My deal is always lucky. For me."),
        N_("Sit up straight, everyone. Cards!"),
        N_("I have refilled the squirt guns. Just saying."),
        N_("New cards, old grudges."),
    ),
    "last_round": (
        N_("The last round. Somebody's bath is running."),
        N_("Do you hear that, {name}? The sprinkler is thirsty."),
        N_("Last cards. I know which of us will leave dry."),
    ),
    "she_passes": (
        N_("I pass. Be gentle, this is my good hair."),
        N_("Pass. I have my reasons, and a towel."),
        N_("I shall pass. A lady is never in a hurry."),
        N_("Pass! Not the face, {name}."),
        N_("I pass. It is only water, after all."),
        N_("Pass. Oh, do stop grinning, {name}."),
    ),
    "you_pass": (
        N_("You pass? Oh, how very kind, {name}."),
        N_("A pass! Hold still, {name}."),
        N_("Lovely. I was hoping for that."),
        N_("Chin up, {name}. And eyes shut."),
        N_("Passing is so refreshing, isn't it?"),
        N_("Now where did I put the sponge?"),
    ),
    "she_wets": (
        N_("Oops! Did that land?"),
        N_("It brings out your eyes, {name}."),
        N_("There! You needed watering."),
        N_("Fresh from the garden hose, {name}."),
        N_("I do so love the sound it makes."),
        N_("Bull's-eye! I mean: oh dear."),
        N_("Don't fuss. It will dry by Tuesday."),
        N_("And that was the gentle one."),
    ),
    "she_is_wet": (
        N_("Iiih! That is cold!"),
        N_("My hairdresser will hear of this!"),
        N_("Well! I shall remember that, {name}."),
        N_("That went right down my back!"),
        N_("You will pay for that by the bucket, {name}."),
        N_("Mascara is not a team sport!"),
        N_("I am not wet. I am glistening."),
        N_("{name}! This gown is from Paris!"),
    ),
    "others_wet": (
        N_("Ha! Do that again, I blinked."),
        N_("Splendid aim, {name}!"),
        N_("Better them than me."),
        N_("I adore parties."),
    ),
    "she_takes_little": (
        N_("A small bite, to keep my hand in."),
        N_("Mine. Crumbs, but mine."),
        N_("I collect them for the pictures."),
        N_("Every drop counts, darling."),
    ),
    "she_takes_much": (
        N_("Come to Susan, all of you!"),
        N_("What a pile! And all in my size."),
        N_("Count them slowly, {name}. I like to listen."),
        N_("That is what I call a wardrobe."),
        N_("I'll need a bigger chair for these."),
    ),
    "you_take_little": (
        N_("Only those? I would have waited."),
        N_("How modest of you, {name}."),
        N_("Take them. They were off-season."),
    ),
    "you_take_much": (
        N_("{name}! I was saving those!"),
        N_("Well, that is simply rude."),
        N_("All of them? You have no closet that size!"),
        N_("Enjoy it, {name}. I am choosing the hose already."),
        N_("I see. So it is going to be that sort of party."),
    ),
    "pile_grows": (
        N_("Look at that pile. I can hardly breathe."),
        N_("Somebody should take those. Say, me."),
        N_("So many dresses, and nothing to wear."),
    ),
    "you_wait": (
        N_("Take your time. The ice is melting."),
        N_("Thinking, {name}? Or drying?"),
        N_("The lemonade is getting warm, dear."),
    ),
    "round_won": (
        N_("To nobody's surprise: me."),
        N_("I'd like to thank my D cards."),
        N_("Another round for the gown!"),
    ),
    "round_lost": (
        N_("I let you have that one, {name}."),
        N_("Beginner's luck. Repeatedly."),
        N_("I was distracted by a butterfly."),
    ),
    "match_won": (
        N_("I win! Now, how shall we wash you, {name}?"),
        N_("Victory! Somebody fetch the big towel. Not for me."),
    ),
    "match_lost": (
        N_("I demand a recount. And an umbrella."),
        N_("Very well. But I am keeping my earrings on."),
    ),
}

OTHERS: Mapping[str, Lines] = {
    "basil": {  # pompous, and offended by every drop
        "she_passes": (N_("I pass, with dignity."), N_("A tactical withdrawal!")),
        "she_is_wet": (N_("My monocle! I can't see a thing!"), N_("Good heavens, madam!")),
        "she_wets": (N_("Forgive me. It had to be."), N_("Fire at will, they said.")),
        "she_takes_much": (N_("Ha! The cavalry takes the hill!"),),
        "you_take_much": (N_("Outflanked, by Jove."),),
    },
    "priya": {  # merry, laughs at everybody and at herself
        "she_passes": (N_("Pass! It's hot anyway."), N_("Go on, do your worst!")),
        "she_is_wet": (N_("Ooh, refreshing!"), N_("Not the sari! Well. The sari.")),
        "she_wets": (N_("Sorry! No, I'm not."), N_("Monsoon season!")),
        "she_takes_much": (N_("All mine, all mine!"),),
        "you_take_much": (N_("Leave me one, at least!"),),
    },
    "otis": {  # cool, nothing ruffles him
        "she_passes": (N_("I'll sit this one out."), N_("Pass. No hurry.")),
        "she_is_wet": (N_("Hm. Cool. Literally."), N_("That's the bow tie done.")),
        "she_wets": (N_("Nothing personal."), N_("Smooth, wasn't it?")),
        "she_takes_much": (N_("That's how it is done."),),
        "you_take_much": (N_("Respect."),),
    },
    "beatrix": {  # royal
        "she_passes": (N_("We pass."), N_("We are in no mood to play.")),
        "she_is_wet": (N_("We are not amused!"), N_("The crown! Mind the crown!")),
        "she_wets": (N_("By royal decree!"), N_("Off with the dryness!")),
        "she_takes_much": (N_("We accept the tribute."),),
        "you_take_much": (N_("Treason!"),),
    },
    "kenji": {  # vain about his hair
        "she_passes": (N_("Pass. Just not the hair."), N_("Pass, please. Aim low.")),
        "she_is_wet": (N_("It took me an hour, this hair!"), N_("No, no, no, no!")),
        "she_wets": (N_("You looked too dry."), N_("New style for you!")),
        "she_takes_much": (N_("That suits me."),),
        "you_take_much": (N_("I wanted the red one."),),
    },
    "amara": {  # gentle and quietly wicked
        "she_passes": (N_("I pass. It's such a warm day."), N_("Pass. Water my hat, it likes it.")),
        "she_is_wet": (N_("My flower will grow now."), N_("Oh! That's brisk.")),
        "she_wets": (N_("Just a little sprinkle."), N_("Flowers need it, too.")),
        "she_takes_much": (N_("Harvest time."),),
        "you_take_much": (N_("How nice for you."),),
    },
    "ingrid": {  # sporty, competitive
        "she_passes": (N_("Pass! Come on, hit me!"), N_("I pass. I swim every day.")),
        "she_is_wet": (N_("Colder than that, please!"), N_("Ha! Back home that is summer.")),
        "she_wets": (N_("Match point!"), N_("Straight at you!")),
        "she_takes_much": (N_("Gold medal!"),),
        "you_take_much": (N_("I want a rematch!"),),
    },
}


def all_lines(face: str) -> Lines:
    """What the guest with that face can say, by moment."""
    return SUSAN if face == "susan" else OTHERS.get(face, {})
