"""Texts: every message is there in every language, says the same, and formats whatever can happen."""

from __future__ import annotations

import ast
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
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
from bellum.kernel.text import LANGUAGES, OPERANDS, SHARED, Texts

GAME = bellum.game("julius_caesar")
CODE = [*(Path(bellum.__file__).parent / "kernel").glob("*.py"), *GAME.folder.glob("*.py")]
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in CODE]
WORDS = ("yes", "no", "rule", "undo", "spectator")
TEXTS = {lang: Texts(GAME, lang) for lang in LANGUAGES}
SEEDS = range(6)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return TEXTS[request.param]


# -- the keys that the sources ask for ---------------------------------------------------------------------


def literals(node: ast.expr) -> list[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def calls(tree: ast.AST) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func).rsplit(".", 1)[-1], node.args


def words_passed(function: str, index: int) -> set[str]:
    """All strings passed to a function at an index, also through functions that hand a parameter on to it."""
    takers = {(function, index)}
    size = 0
    while size != len(takers):
        size = len(takers)
        for tree in TREES:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    names = [arg.arg for arg in node.args.args if arg.arg != "self"]
                    for name, args in calls(node):
                        for taker, i in list(takers):
                            if name == taker and i < len(args) and ast.unparse(args[i]) in names:
                                takers.add((node.name, names.index(ast.unparse(args[i]))))
    return {
        word
        for tree in TREES
        for name, args in calls(tree)
        for taker, i in takers
        if name == taker and i < len(args)
        for word in literals(args[i])
    }


def prompt_keys() -> set[str]:
    functions = [
        n for t in TREES for n in ast.walk(t) if isinstance(n, ast.FunctionDef) and n.name == "prompt"
    ]
    returned = [n.value for f in functions for n in ast.walk(f) if isinstance(n, ast.Return)]
    return {key for value in returned if isinstance(value, ast.Tuple) for key in literals(value.elts[0])}


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "data" / name).read_text(encoding="utf-8"))


def needed() -> set[str]:
    """Every key that somebody may ask for."""
    blocks = data("blocks.toml")["blocks"]
    named = [b["id"] for b in blocks if b["kind"] in ("leader", "cleopatra", "elephant")]
    described = [f"scenario-{name}" for name in GAME.scenarios] + [f"option-{name}" for name in GAME.options]
    return {
        *(f"refusal-{word}" for word in words_passed("Refusal", 1)),
        *(f"event-{word}" for word in words_passed("emit", 0)),
        *(f"reason-{word}" for word in words_passed("Outcome", 1)),
        *prompt_keys(),
        *(f"action-{verb}" for verb in GAME.table.verbs),
        *(f"block-{id}" for id in named),
        *(f"card-{c['id']}" for c in data("cards.toml")["cards"] if c.get("event")),
        *(f"side-{seat}" for seat in GAME.seats),
        *(f"kind-{b['kind']}" for b in blocks),
        *(f"colour-{b['colour']}" for b in blocks),
        *(f"place-{place}" for place in ("pool", "open", "trophy", "box", "unplaced")),
        *(f"region-{region}" for region in data("regions.toml")["regions"]),
        *described,
        *(f"{key}-about" for key in described),
        *(f"word-{word}" for word in WORDS),
        *("language", "reason-resigned", "outcome-win", "outcome-draw", "outcome-score"),
        *("block-of-army", "face", "faces"),
    }


NEEDED = needed()


def test_the_collector_sees_through_ternaries_and_helpers() -> None:
    assert {"event-leader-killed", "event-eliminated", "event-revealed", "event-moved"} <= NEEDED
    assert {
        "refusal-not-your-turn",
        "refusal-pinned",
        "reason-draw",
        "prompt",
        "prompt-battle-retreat",
    } <= NEEDED
    assert len([key for key in NEEDED if key.startswith("event-")]) > 40


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


def entries(lang: str) -> list[ftl.EntryType]:
    folders = (SHARED, GAME.folder / "locale")
    parser = FluentParser()
    return [e for f in folders for e in parser.parse((f / f"{lang}.ftl").read_text(encoding="utf-8")).body]


def uses(lang: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for entry in entries(lang):
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_parse_and_no_message_is_there_twice(lang: str) -> None:
    body = entries(lang)
    assert [e.content for e in body if isinstance(e, ftl.Junk)] == []
    keys = [e.id.name for e in body if isinstance(e, (ftl.Message, ftl.Term))]
    assert sorted(keys) == sorted(set(keys)) == TEXTS[lang].keys()


def test_no_message_is_missing(texts: Texts) -> None:
    assert sorted(key for key in NEEDED if not texts.has(key)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    found = uses(lang)
    used = set().union(*(reach(found, key) for key in NEEDED))
    assert sorted(set(found) - used) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_uses_the_same_variables(lang: str) -> None:
    english, other = uses("en"), uses(lang)
    assert {key: variables(other, key) for key in NEEDED} == {key: variables(english, key) for key in NEEDED}


# -- whatever can happen -----------------------------------------------------------------------------------


def check(text: str) -> None:
    assert text
    assert text == text.strip()
    for trouble in ("{", "}", "None", "???", "\u2068", "\u2069", "  ", "\n", " ,", " ."):
        assert trouble not in text, text


def random_game(seed: int) -> tuple[bellum.Match, list[dict[str, Any]]]:
    """A finished game of random moves and every view on the way that asked for something new."""
    lots = random.Random(seed)
    match = bellum.new_game("julius_caesar", seed=seed, options={"free_setup": seed % 2 == 1})
    views: dict[str, dict[str, Any]] = {}
    while match.outcome is None:
        seat = lots.choice(match.to_move())
        view = match.view(seat)
        views.setdefault(view["prompt"]["key"], view)
        match.play(seat, lots.choice(view["legal"]))
    return match, [*views.values(), match.view(None)]


GAMES = [random_game(seed) for seed in SEEDS]

HERE = {"space": "roma"}
RARE: dict[str, dict[str, Any]] = {
    "apollo": {"side": "caesar", "card": "2-1a"},
    "apollo-nothing": {"side": "pompeius"},
    "cleopatra-changes": {"block": "cleopatra", "side": "caesar", **HERE},
    "cleopatra-joins": {"block": "cleopatra", "side": "pompeius", "space": "alexandria"},
    "disrupted": {"side": "pompeius", **HERE},
    "game-over": {"side": "", "reason": "draw", "caesar": 6, "pompeius": 6},
    "harboured": {"side": "caesar", "back": "caesar", "from": "mare_internum", "to": "utica"},
    "jupiter": {"side": "caesar", "block": "pompeius_navis_1", "strength": 2, **HERE},
    "leader-killed": {"block": "antonius", "side": "caesar", **HERE},
    "main-attack": {"side": "caesar", "from": "genua", **HERE},
    "no-effect": {"side": "caesar", "card": "vulcanus"},
    "reinforced": {"side": "caesar", "back": "pompeius", "from": "genua", "to": "roma", "mode": "land"},
    "reserves": {"blocks": [["caesar", "caesar", 3], ["caesar_auxilia_1", "pompeius", 1]], **HERE},
    "roles-change": {"attacker": "caesar", **HERE},
    "sailed": {"side": "caesar", "back": "caesar", "from": "roma", "to": "utica", "mode": "sea"},
    "surprise": {"side": "caesar", **HERE},
    "third-leader": {"block": "brutus", "side": "pompeius"},
    "unsupplied": {"side": "caesar", "back": "caesar", **HERE},
    "vulcan": {"side": "caesar", "count": 5, **HERE},
    "weakened": {"block": "pompeius_navis_1", **HERE},
}


def test_events_of_whole_games_from_every_seat(texts: Texts) -> None:
    kinds = set(RARE)
    for match, _ in GAMES:
        for seat in (*range(len(GAME.seats)), SPECTATOR):
            for event in (e.seen_by(seat) for events in match.events for e in events):
                kinds.add(event["kind"])
                check(texts.event(event))
    assert {f"event-{kind}" for kind in kinds} == {key for key in NEEDED if key.startswith("event-")}


@pytest.mark.parametrize("kind", RARE)
def test_rare_events(texts: Texts, kind: str) -> None:
    check(texts.event({"kind": kind, "rule": "", "args": RARE[kind]}))
    if "back" in RARE[kind]:
        check(texts.event({"kind": kind, "rule": "", "args": {**RARE[kind], "block": "caesar_auxilia_1"}}))


def test_prompts_actions_and_outcomes_of_whole_games(texts: Texts) -> None:
    for _, views in GAMES:
        for view in views[:-1]:
            check(texts.prompt(view["prompt"]))
            for notation in view["legal"]:
                check(texts.action(notation, view["seat"]))
        check(texts.outcome(views[-1]["outcome"]))


PROMPTS: dict[str, dict[str, Any]] = {
    "prompt": {},
    "prompt-defect": {"side": "caesar", "block": "legio_1"},
    "prompt-jupiter": {"side": "pompeius"},
    "prompt-main": {"side": "pompeius", "space": "roma"},
    "prompt-surprise": {"side": "caesar"},
    "prompt-voyage": {"side": "caesar", "from": "roma"},
    "prompt-vulcan": {"side": "caesar"},
    "prompt-battle-retreat": {"side": "caesar", "space": "roma", "round": 4},
    "prompt-harbour": {"side": "caesar", "space": "mare_internum"},
}


@pytest.mark.parametrize("key", PROMPTS)
def test_rare_prompts(texts: Texts, key: str) -> None:
    check(texts.prompt({"key": key, "rule": "", "args": PROMPTS[key]}))


def test_every_prompt_was_tried() -> None:
    tried = {view["prompt"]["key"] for _, views in GAMES for view in views[:-1]} | set(PROMPTS)
    assert tried == prompt_keys()


def test_every_refusal_is_a_sentence(texts: Texts) -> None:
    for word in sorted(words_passed("Refusal", 1)):
        text = texts.refusal(Refusal("", word))
        check(text)
        assert text.endswith(".")
        assert text[0].isupper()


def test_every_action_has_a_label_of_its_own(texts: Texts) -> None:
    labels: dict[str, str] = {}
    for action in GAME.table.actions:
        notation = GAME.table.notation(action)
        label = texts.action(notation)
        check(label)
        if "-" not in notation:  # command cards of one value are the same card
            assert label not in labels, (notation, labels.get(label))
            labels[label] = notation


def test_every_outcome(texts: Texts) -> None:
    for reason in ("ten-points", "more-points", "rome", "resigned"):
        told = {
            "winners": ["caesar"],
            "reason": reason,
            "rule": "1.2",
            "scores": {"caesar": 10, "pompeius": 2},
        }
        check(texts.outcome(told))
        check(texts.outcome({**told, "scores": {}}))
    check(
        texts.outcome(
            {"winners": [], "reason": "draw", "rule": "1.2", "scores": {"caesar": 5, "pompeius": 5}}
        )
    )


def test_every_word_without_variables(texts: Texts) -> None:
    found = uses(texts.lang)
    for key in NEEDED:
        if not variables(found, key):
            check(texts.say(key))


# -- names -------------------------------------------------------------------------------------------------


def test_names(texts: Texts) -> None:
    for file, kind in (("map.toml", "spaces"), ("blocks.toml", "blocks"), ("cards.toml", "cards")):
        for entry in data(file)[kind]:
            check(texts.name(entry["id"]))
    for region in data("regions.toml")["regions"]:
        check(texts.name(region))
    for place in ("pool", "open", "trophy", "box", "unplaced"):
        check(texts.name(place))


def test_a_side_and_its_leader_share_their_name(texts: Texts) -> None:
    for seat in GAME.seats:
        assert texts.name(seat) == texts.say(f"side-{seat}") == texts.say(f"block-{seat}")


def test_cards_are_called_as_in_the_ledger(texts: Texts) -> None:
    for card in Ledger.load(GAME).cards:
        assert texts.name(card.id) == card.name[texts.lang]


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
    assert all(texts.rule(paragraph.number) for paragraph in Ledger.load(GAME).paragraphs)
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


def test_a_hidden_block_is_never_named(texts: Texts) -> None:
    for match, _ in GAMES:
        for event in (event for events in match.events for event in events):
            if event.secret is not None and "block" in event.secret:
                name = texts.name(event.secret["block"])
                if any(letter.isdigit() for letter in name):  # leaders share the names of sides
                    assert name not in texts.event(event.seen_by(SPECTATOR))


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


def test_regions_in_a_table_have_messages(texts: Texts) -> None:
    for region in data("regions.toml")["regions"]:
        assert texts.named("region", region) == texts.say(f"region-{region}")
        assert texts.variables({"region": region})["region"] == texts.say(f"region-{region}")


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


def test_what_is_missing_is_a_key_error(texts: Texts) -> None:
    with pytest.raises(KeyError):
        texts.say("no-such-message")
    with pytest.raises(KeyError):
        texts.event({"kind": "no-such-event", "rule": "", "args": {}})
    with pytest.raises(KeyError):
        texts.event({"kind": "won", "rule": "", "args": {"side": "caesar"}})  # lacks the space
    with pytest.raises(KeyError):
        texts.refusal(Refusal("6.1", "no-such-refusal"))
    with pytest.raises(KeyError):
        texts.action("fly legio_10")
    with pytest.raises(KeyError):
        texts.name("atlantis")
    with pytest.raises(KeyError):
        texts.rule("9.9")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="la"):
        Texts(GAME, "la")
