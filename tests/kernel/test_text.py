"""Texts: every message is there in every language, says the same, and formats whatever can happen."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bellum
from bellum.kernel import ActionTable, Game
from bellum.kernel.ledger import Ledger
from bellum.kernel.position import SPECTATOR
from bellum.kernel.refusal import Refusal
from bellum.kernel.text import LANGUAGES, NAMED, OPERANDS, SHARED, Texts
from tests.fuzz import trial_of
from tests.kernel.messages import NEEDED, SOURCES, data
from tests.kernel.rare import BRANCHES, PROMPTS, RARE

CAESAR = bellum.game("julius_caesar")
TEXTS = {lang: Texts(CAESAR, lang) for lang in LANGUAGES}  # of Julius Caesar
ALL_TEXTS = {(game, lang): Texts(bellum.game(game), lang) for game in bellum.GAMES for lang in LANGUAGES}
SEEDS = {"julius_caesar": range(6), "hannibal": range(24)}


@pytest.fixture(params=ALL_TEXTS, ids=lambda key: "-".join(key))
def texts(request: pytest.FixtureRequest) -> Texts:
    return ALL_TEXTS[request.param]


@pytest.fixture(params=LANGUAGES)
def caesars(request: pytest.FixtureRequest) -> Texts:
    """Texts of Julius Caesar only."""
    return TEXTS[request.param]


# -- the keys that the sources ask for ---------------------------------------------------------------------


def test_the_collector_sees_through_ternaries_and_helpers() -> None:
    assert {"event-leader-killed", "event-eliminated", "event-revealed"} <= NEEDED["julius_caesar"]
    assert {"event-moved", "refusal-not-your-turn", "refusal-pinned"} <= NEEDED["julius_caesar"]
    assert {"reason-draw", "prompt", "prompt-battle-retreat"} <= NEEDED["julius_caesar"]
    assert len([key for key in NEEDED["julius_caesar"] if key.startswith("event-")]) > 40


def test_the_collector_sees_through_names_tables_and_f_strings() -> None:
    kinds = ["attacked", "matched", "event", "ops", "discarded", "dictator", "dismissed", "flamen"]
    kinds += ["general-gone", "general-displaced", "avoid-declared", "intercept-declared", "scipio"]
    windows = ["battle", "desertion", "charge", "event", "entry", "weather", "storms", "conquest", "omen"]
    assert {f"event-{kind}" for kind in kinds} <= NEEDED["hannibal"]
    assert {f"prompt-window-{window}" for window in (*windows, "black-day")} <= NEEDED["hannibal"]
    assert {"prompt-mercy", "prompt-fate", "prompt-stopped", "reason-capital"} <= NEEDED["hannibal"]
    assert len([key for key in NEEDED["hannibal"] if key.startswith("event-")]) > 70


@pytest.mark.parametrize("game", bellum.GAMES)
def test_every_event_and_every_refusal_can_be_read_from_the_sources(game: str) -> None:
    assert SOURCES[game].unread("emit", 0) == []
    assert SOURCES[game].unread("Refusal", 1) == []


# -- the files ---------------------------------------------------------------------------------------------


class Uses(Visitor):
    """The variables and the messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def entries(game: str, lang: str) -> list[ftl.EntryType]:
    folders = (SHARED, bellum.game(game).folder / "locale")
    parser = FluentParser()
    return [e for f in folders for e in parser.parse((f / f"{lang}.ftl").read_text(encoding="utf-8")).body]


@cache
def uses(game: str, lang: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for entry in entries(game, lang):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def reach(found: dict[str, Uses], key: str) -> set[str]:
    """A message and all that it is made of."""
    keys = {key}
    for other in found[key].messages:
        keys |= reach(found, other)
    return keys


def variables(found: dict[str, Uses], key: str) -> set[str]:
    return set().union(*(found[other].variables for other in reach(found, key)))


def test_files_parse_and_no_message_is_there_twice(texts: Texts) -> None:
    body = entries(texts.game.id, texts.lang)
    assert [e.content for e in body if isinstance(e, ftl.Junk)] == []
    keys = [e.id.name for e in body if isinstance(e, (ftl.Message, ftl.Term))]
    assert sorted(keys) == sorted(set(keys)) == texts.keys()


def test_no_message_is_missing(texts: Texts) -> None:
    assert sorted(key for key in NEEDED[texts.game.id] if not texts.has(key)) == []


def names_in_data(game: str) -> set[str]:
    """The keys of messages that give an entry of the data another name."""
    files = [path.name for path in (bellum.game(game).folder / "data").glob("*.toml")]
    lists = [
        (kind, data(bellum.game(game), file).get(plural)) for file in files for plural, kind in NAMED.items()
    ]
    return {f"{kind}-{entry['id']}" for kind, found in lists if isinstance(found, list) for entry in found}


def test_no_message_is_unused(texts: Texts) -> None:
    found = uses(texts.game.id, texts.lang)
    asked = NEEDED[texts.game.id] | (names_in_data(texts.game.id) & set(found))
    used = set().union(*(reach(found, key) for key in asked))
    assert sorted(set(found) - used) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", bellum.GAMES)
def test_every_language_uses_the_same_variables(game: str, lang: str) -> None:
    english, other = uses(game, "en"), uses(game, lang)
    needed = NEEDED[game]
    assert {key: variables(other, key) for key in needed} == {key: variables(english, key) for key in needed}


# -- whatever can happen -----------------------------------------------------------------------------------


def check(text: str) -> None:
    assert text
    assert text == text.strip()
    for trouble in ("{", "}", "None", "???", "\u2068", "\u2069", "  ", "\n", " ,", " ."):
        assert trouble not in text, text


Views = list[dict[str, Any]]


@cache
def random_games(game: str) -> list[tuple[bellum.Match, Views]]:
    """Finished games of random moves, each with every view on the way that asked for something new."""
    return [random_game(game, seed) for seed in SEEDS[game]]


def random_game(game: str, seed: int) -> tuple[bellum.Match, Views]:
    lots = random.Random(seed)
    trial = trial_of(bellum.game(game))
    scenario, options = trial.setup(bellum.game(game), seed, lots)
    pickers = [lots.choice(trial.pickers) for _ in range(2)]
    match = bellum.new_game(game, scenario, options, seed)
    views: dict[str, dict[str, Any]] = {}
    while match.outcome is None:
        pos = match.position
        seat = lots.choice([seat for seat in range(2) if pos.owes(seat)])
        key = pos.steps[-1].prompt(pos)[0]
        if key not in views:
            views[key] = pos.view(seat)
        match.play(seat, pickers[seat](pos, seat, pos.legal(seat), lots))
    return match, [*views.values(), match.view(None)]


def told(game: str) -> Iterable[dict[str, Any]]:
    """Every event of the random games as every seat is told of it."""
    for match, _ in random_games(game):
        for seat in (*range(2), SPECTATOR):
            yield from (event.seen_by(seat) for events in match.events for event in events)


def test_events_of_whole_games_from_every_seat(texts: Texts) -> None:
    for event in told(texts.game.id):
        check(texts.event(event))


@pytest.mark.parametrize("game", bellum.GAMES)
def test_every_event_was_tried(game: str) -> None:
    kinds = {event["kind"] for event in told(game)} | set(RARE[game])
    assert {f"event-{kind}" for kind in kinds} == {key for key in NEEDED[game] if key.startswith("event-")}


def test_rare_events(texts: Texts) -> None:
    for kind, args in RARE[texts.game.id].items():
        check(texts.event({"kind": kind, "rule": "", "args": args}))
        if "back" in args:
            check(texts.event({"kind": kind, "rule": "", "args": {**args, "block": "caesar_auxilia_1"}}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "args", "key", "values"), BRANCHES)
def test_every_form_of_a_sentence(
    kind: str, args: dict[str, Any], key: str, values: tuple[Any, ...], lang: str
) -> None:
    texts = ALL_TEXTS["hannibal", lang]
    said = [texts.event({"kind": kind, "rule": "", "args": {**args, key: value}}) for value in values]
    for text in said:
        check(text)
    assert len(set(said)) == len(said)


def test_prompts_actions_and_outcomes_of_whole_games(texts: Texts) -> None:
    for _, views in random_games(texts.game.id):
        for view in views[:-1]:
            check(texts.prompt(view["prompt"]))
            for notation in view["legal"]:
                check(texts.action(notation, view["seat"]))
        check(texts.outcome(views[-1]["outcome"]))


def test_rare_prompts(texts: Texts) -> None:
    for key, args in PROMPTS[texts.game.id].items():
        check(texts.prompt({"key": key, "rule": "", "args": args}))


@pytest.mark.parametrize("game", bellum.GAMES)
def test_every_prompt_was_tried(game: str) -> None:
    seen = {view["prompt"]["key"] for _, views in random_games(game) for view in views[:-1]}
    assert seen | set(PROMPTS[game]) == SOURCES[game].prompt_keys()


def test_every_refusal_is_a_sentence(texts: Texts) -> None:
    for word in sorted(SOURCES[texts.game.id].words_passed("Refusal", 1)):
        text = texts.refusal(Refusal("", word))
        check(text)
        assert text.endswith(".")
        assert text[0].isupper()


ALIKE = ("minor_campaign", "major_campaign", "diplomacy", "hostile_tribes", "forced_march")


def test_every_action_has_a_label_of_its_own(texts: Texts) -> None:
    labels: dict[str, str] = {}
    for action in texts.game.table.actions:
        notation = texts.game.table.notation(action)
        label = texts.action(notation)
        check(label)
        if "-" not in notation and not any(
            name in notation for name in ALIKE
        ):  # cards of which there are more
            assert label not in labels, (notation, labels.get(label))
            labels[label] = notation


DRAW = {"julius_caesar": "draw"}


def test_every_outcome(texts: Texts) -> None:
    game = texts.game
    draw = DRAW.get(game.id)
    for reason in {*SOURCES[game.id].words_passed("Outcome", 1), "resigned"} - {draw}:
        won = {
            "winners": [game.seats[0]],
            "reason": reason,
            "rule": "",
            "scores": dict(zip(game.seats, (10, 2))),
        }
        check(texts.outcome(won))
        check(texts.outcome({**won, "scores": {}}))
    if draw is not None:
        even = dict.fromkeys(game.seats, 5)
        check(texts.outcome({"winners": [], "reason": draw, "rule": "", "scores": even}))


def test_every_word_without_variables(texts: Texts) -> None:
    found = uses(texts.game.id, texts.lang)
    for key in NEEDED[texts.game.id]:
        if not variables(found, key):
            check(texts.say(key))


# -- names -------------------------------------------------------------------------------------------------


def test_names(caesars: Texts) -> None:
    for file, kind in (("map.toml", "spaces"), ("blocks.toml", "blocks"), ("cards.toml", "cards")):
        for entry in data(CAESAR, file)[kind]:
            check(caesars.name(entry["id"]))
    for region in data(CAESAR, "regions.toml")["regions"]:
        check(caesars.name(region))
    for place in ("pool", "open", "trophy", "box", "unplaced"):
        check(caesars.name(place))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_hannibal(lang: str) -> None:
    hannibal = bellum.game("hannibal")
    texts = ALL_TEXTS["hannibal", lang]
    lists = [("map.toml", "spaces"), ("map.toml", "provinces"), ("map.toml", "regions")]
    lists += [("generals.toml", "generals"), ("cards.toml", "cards"), ("battle_cards.toml", "battle_cards")]
    for file, plural in lists:
        for entry in data(hannibal, file)[plural]:
            check(texts.named(NAMED[plural], entry["id"]))
    for place in ("pool", "displaced", "gone", "later"):
        check(texts.name(place))


def test_a_side_and_its_leader_share_their_name(caesars: Texts) -> None:
    for seat in CAESAR.seats:
        assert caesars.name(seat) == caesars.say(f"side-{seat}") == caesars.say(f"block-{seat}")


def test_cards_are_called_as_in_the_ledger(texts: Texts) -> None:
    """Also where two cards of one name are told apart by a word or a number in brackets."""
    names = {entry["id"] for entry in data(texts.game, "cards.toml")["cards"]}
    for card in Ledger.load(texts.game).cards:
        if card.id in names:
            assert texts.named("card", card.id).partition(" (")[0] == card.name[texts.lang].partition(" (")[0]


def test_a_name_that_two_armies_use_goes_with_its_army() -> None:
    texts = TEXTS["en"]
    assert texts.block("caesar_navis_1", "caesar") == "Navis 1"
    assert texts.block("caesar_navis_1", "pompeius") == "Navis 1 (Caesar)"
    assert texts.block("caesar_navis_1", None) == "Navis 1 (Caesar)"
    assert texts.block("legio_10", "pompeius") == "Legio 10"
    assert texts.action("move caesar_navis_1", "caesar") == "Move Navis 1"
    assert texts.action("move caesar_navis_1") == "Move Navis 1 (Caesar)"
    assert TEXTS["pl"].action("move caesar") == "Ruch: Cezar"


def test_rule_titles(texts: Texts) -> None:
    assert all(texts.rule(paragraph.number) for paragraph in Ledger.load(texts.game).paragraphs)
    assert TEXTS["pl"].rule("6.13") == "Związanie"


# -- what is said ------------------------------------------------------------------------------------------


def test_hidden_and_known_blocks_read_well() -> None:
    args = {"side": "pompeius", "back": "pompeius", "from": "roma", "to": "neapolis", "mode": "land"}
    hidden: dict[str, Any] = {"kind": "moved", "rule": "6.1", "args": args}
    known = {**hidden, "args": {**args, "block": "legio_1"}}
    foreign = {**hidden, "args": {**args, "back": "caesar"}}
    assert TEXTS["en"].event(hidden) == "Pompeius moves a block from Roma to Neapolis."
    assert TEXTS["en"].event(known) == "Pompeius moves Legio 1 from Roma to Neapolis."
    assert TEXTS["en"].event(foreign) == "Pompeius moves a brown block from Roma to Neapolis."
    assert TEXTS["pl"].event(hidden) == "Pompejusz: blok maszeruje, Roma → Neapolis."
    assert TEXTS["pl"].event(known) == "Pompejusz: Legio 1 maszeruje, Roma → Neapolis."
    assert TEXTS["hu"].event(hidden) == "Pompeius: egy blokk menetel, Roma → Neapolis."
    assert TEXTS["hu"].event(known) == "Pompeius: Legio 1 menetel, Roma → Neapolis."


def test_a_hidden_block_is_never_named(caesars: Texts) -> None:
    for match, _ in random_games("julius_caesar"):
        for event in (event for events in match.events for event in events):
            if event.secret is not None and "block" in event.secret:
                name = caesars.name(event.secret["block"])
                if any(letter.isdigit() for letter in name):  # leaders share the names of sides
                    assert name not in caesars.event(event.seen_by(SPECTATOR))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_card_is_never_named(lang: str) -> None:
    texts = ALL_TEXTS["hannibal", lang]
    for match, _ in random_games("hannibal"):
        for event in (event for events in match.events for event in events):
            if event.secret is not None and "card" in event.secret:
                assert texts.named("card", event.secret["card"]) not in texts.event(event.seen_by(SPECTATOR))


def test_dice_plurals_and_strengths() -> None:
    args = {"block": "legio_10", "side": "caesar", "space": "roma", "rating": 4}
    two = {"kind": "fired", "rule": "7.4", "args": {**args, "rolls": [2, 5, 4], "hits": 2}}
    none = {"kind": "fired", "rule": "7.4", "args": {**args, "rolls": [6], "hits": 0}}
    assert TEXTS["en"].event(two) == "Caesar: Legio 10 rolls 2, 5, 4 (hits on 1–4): 2 hits."
    assert TEXTS["pl"].event(two) == "Cezar: Legio 10 rzuca 2, 5, 4 (trafia 1–4): 2 trafienia."
    assert TEXTS["hu"].event(two) == "Caesar: Legio 10 dobása 2, 5, 4 (talál: 1–4), 2 találat."
    assert TEXTS["en"].event(none).endswith("no hit.")
    assert TEXTS["pl"].event(none).endswith("bez trafienia.")
    faces = {"blocks": [["legio_10", "caesar", 3], ["pompeius_navis_1", "pompeius", 2]], "space": "roma"}
    shown = {"kind": "revealed", "rule": "7.1", "args": faces}
    assert TEXTS["pl"].event(shown) == "Odsłonięte bloki – Cezar: Legio 10 III; Pompejusz: Navis 1 II."


# -- generals, provinces, battle cards ---------------------------------------------------------------------

PUNIC_DATA = """
regions = [{ id = "africa", name = "Africa" }, { id = "sicilia", name = "All of Sicilia" }]
provinces = [{ id = "carthago", name = "Province of Carthago" }, { id = "sicilia", name = "Sicilia" }]
spaces = [{ id = "carthago", name = "Carthago" }, { id = "roma", name = "Roma" }]
generals = [{ id = "hannibal", name = "Hannibal" }, { id = "mago", name = "Mago", hu = "Magó" }]
cards = [
  { id = "hannibal", name = "Hannibal Charms Italy", pl = "Hannibal czaruje Italię" },
  { id = "truce", name = "Truce", pl = "Rozejm", hu = "Fegyverszünet" },
]
battle_cards = [
  { id = "probe", name = "Probe", pl = "Rozpoznanie", hu = "Puhatolózás" },
  { id = "reserve", name = "Reserve", pl = "Odwód" },
]
"""
PUNIC_MESSAGES = """
side-rome = Rome
side-carthage = Carthage
place-pool = The pool
action-march = March to { $space }
action-activate = Activate { $general }
action-event = Event: { $card }
action-play = Play { $battle_card }
action-province = In { $province }
action-general = Against { $general }
action-region = All over { $region }
action-area = Area { $region }
action-take = { $count ->
    [one] Take one unit
   *[other] Take { $count } units
  }
action-lose = Lose { $operand ->
    [elephant] an elephant
   *[cu] a unit
  }
action-mix = Mixed { $operand }
event-told = { $general } ({ $generals }), { $province }, { $region }, { $battle_card }, { $space }, { $spaces }
event-rolled = { $rolls }, then { $die ->
    [one] a one
   *[other] { $die }
  }
event-lists = { $cards }; { $provinces }; { $regions }; { $battle_cards }
event-counted = { $cards } and { $rome }
event-played = { $rome } against { $carthage }
event-drawn = { $known ->
    [yes] { $battle_card }
   *[no] a card
  }
"""
PUNIC_REPLACED = "card-truce = Zawieszenie broni\ngeneral-mago = Magon\nbattle_card-probe = Sondowanie\n"
PUNIC_TABLE = ActionTable(
    [
        ("march", ("carthago", "roma")),
        ("activate", ("hannibal", "mago")),
        ("event", ("hannibal", "truce")),
        ("play", ("probe",)),
        ("province", ("carthago", "sicilia")),
        ("general", ("hannibal",)),
        ("region", ("sicilia",)),
        ("area", ("africa",)),
        ("take", ("0", "1", "12")),
        ("lose", ("cu", "elephant")),
        ("mix", ("roma", "cu")),
        ("done", ()),
    ],
    4,
)


def unplayable(*_: Any) -> Any:
    raise AssertionError("only the texts of this game are asked for")


@pytest.fixture(scope="module")
def punic(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Texts]:
    """The texts of a game that has everything but blocks, and one id for things of several kinds."""
    folder = tmp_path_factory.mktemp("punic")
    for name in ("data", "locale"):
        (folder / name).mkdir()
    (folder / "data" / "all.toml").write_text(PUNIC_DATA, encoding="utf-8")
    for lang in LANGUAGES:
        messages = PUNIC_MESSAGES + (PUNIC_REPLACED if lang == "pl" else "")
        (folder / "locale" / f"{lang}.ftl").write_text(messages, encoding="utf-8")
    game = Game(
        id="punic",
        rules=1,
        table=PUNIC_TABLE,
        seats=("rome", "carthage"),
        scenarios=("only",),
        options={},
        start=unplayable,
        load=unplayable,
        book="punic",
        folder=folder,
    )
    return {lang: Texts(game, lang) for lang in LANGUAGES}


@pytest.mark.parametrize(
    ("kind", "id", "en", "pl", "hu"),
    [
        ("card", "truce", "Truce", "Zawieszenie broni", "Fegyverszünet"),
        ("card", "hannibal", "Hannibal Charms Italy", "Hannibal czaruje Italię", "Hannibal Charms Italy"),
        ("battle_card", "probe", "Probe", "Sondowanie", "Puhatolózás"),
        ("battle_card", "reserve", "Reserve", "Odwód", "Reserve"),
        ("general", "mago", "Mago", "Magon", "Magó"),
        ("region", "africa", "Africa", "Africa", "Africa"),
    ],
)
def test_a_name_is_the_message_or_of_the_language_or_the_common_one(
    punic: dict[str, Texts], kind: str, id: str, en: str, pl: str, hu: str
) -> None:
    assert [punic[lang].named(kind, id) for lang in LANGUAGES] == [en, pl, hu]


def test_one_id_for_things_of_several_kinds(punic: dict[str, Texts]) -> None:
    texts = punic["en"]
    assert texts.name("carthago") == texts.named("space", "carthago") == "Carthago"
    assert texts.named("province", "carthago") == "Province of Carthago"
    assert texts.name("hannibal") == texts.named("general", "hannibal") == "Hannibal"
    assert texts.name("sicilia") == texts.named("province", "sicilia") == "Sicilia"
    assert texts.named("region", "sicilia") == "All of Sicilia"
    assert [texts.name(id) for id in ("probe", "africa", "pool", "rome")] == [
        "Probe",
        "Africa",
        "The pool",
        "Rome",
    ]
    with pytest.raises(KeyError):
        texts.named("general", "roma")


def test_regions_in_a_table_have_messages(caesars: Texts) -> None:
    for region in data(CAESAR, "regions.toml")["regions"]:
        assert caesars.named("region", region) == caesars.say(f"region-{region}")
        assert caesars.variables({"region": region})["region"] == caesars.say(f"region-{region}")


@pytest.mark.parametrize(
    ("kind", "args", "text"),
    [
        (
            "told",
            {
                "general": "hannibal",
                "generals": ["mago", "hannibal"],
                "province": "carthago",
                "region": "sicilia",
                "battle_card": "probe",
                "space": "carthago",
                "spaces": ["roma", "carthago"],
            },
            "Hannibal (Mago, Hannibal), Province of Carthago, All of Sicilia, Probe, Carthago, Roma, Carthago",
        ),
        (
            "lists",
            {
                "cards": ["hannibal", "truce"],
                "provinces": ["sicilia", "carthago"],
                "regions": ["sicilia", "africa"],
                "battle_cards": ["probe", "probe", "reserve"],
            },
            "Hannibal Charms Italy, Truce; Sicilia, Province of Carthago; All of Sicilia, Africa; Probe, Probe, Reserve",
        ),
        ("rolled", {"rolls": [1, 6], "die": 1}, "1, 6, then a one"),
        ("rolled", {"rolls": [], "die": 5}, ", then 5"),
        ("counted", {"cards": 3, "rome": 2}, "3 and 2"),
        ("played", {"rome": "hannibal", "carthage": "truce"}, "Hannibal Charms Italy against Truce"),
        ("drawn", {"battle_card": "probe"}, "Probe"),
        ("drawn", {}, "a card"),
    ],
)
def test_arguments_are_named_by_their_kind(
    punic: dict[str, Texts], kind: str, args: dict[str, Any], text: str
) -> None:
    assert punic["en"].event({"kind": kind, "rule": "", "args": args}) == text


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("march carthago", "March to Carthago"),
        ("activate hannibal", "Activate Hannibal"),
        ("event hannibal", "Event: Hannibal Charms Italy"),
        ("play probe", "Play Probe"),
        ("province carthago", "In Province of Carthago"),
        ("province sicilia", "In Sicilia"),
        ("general hannibal", "Against Hannibal"),
        ("region sicilia", "All over All of Sicilia"),
        ("area africa", "Area Africa"),
        ("take 0", "Take 0 units"),
        ("take 1", "Take one unit"),
        ("take 12", "Take 12 units"),
        ("lose elephant", "Lose an elephant"),
        ("lose cu", "Lose a unit"),
        ("mix roma", "Mixed roma"),
    ],
)
def test_actions_are_named_by_what_their_verb_takes(
    punic: dict[str, Texts], notation: str, text: str
) -> None:
    assert punic["en"].action(notation) == text


@pytest.mark.parametrize("id", bellum.GAMES)
def test_an_operand_alone_tells_its_kind(id: str) -> None:
    """A client knows the notation only: what it finds must be what the verb's operands all are."""
    game = bellum.game(id)
    texts = Texts(game, "en")
    for verb, (name, domain) in enumerate(zip(game.table.verbs, game.table.operands)):
        order = (name, *OPERANDS) if name in OPERANDS else OPERANDS
        for word in domain:
            alone = next((kind for kind in order if word in texts._names[kind]), None)
            assert alone == texts._kind(verb), (name, word)


# -- what is missing ---------------------------------------------------------------------------------------


def test_what_is_missing_is_a_key_error(caesars: Texts) -> None:
    with pytest.raises(KeyError):
        caesars.say("no-such-message")
    with pytest.raises(KeyError):
        caesars.event({"kind": "no-such-event", "rule": "", "args": {}})
    with pytest.raises(KeyError):
        caesars.event({"kind": "won", "rule": "", "args": {"side": "caesar"}})  # lacks the space
    with pytest.raises(KeyError):
        caesars.refusal(Refusal("6.1", "no-such-refusal"))
    with pytest.raises(KeyError):
        caesars.action("fly legio_10")
    with pytest.raises(KeyError):
        caesars.name("atlantis")
    with pytest.raises(KeyError):
        caesars.rule("9.9")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="la"):
        Texts(CAESAR, "la")
