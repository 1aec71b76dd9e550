"""Texts: every message is there in every language, says the same, and formats whatever can happen.

What can happen is read from a game's declarations: every event and prompt with the kinds of its arguments. So a
new game is tested here as soon as it is registered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bellum
from bellum.kernel import COUNT, WORD, ActionTable, Game, Kind, Refusal, Told, counts, secret, several
from bellum.kernel.facts import Facts
from bellum.kernel.game import Choices, Engine, Speech
from bellum.kernel.kind import Argument, Arguments, Secret, Several
from bellum.kernel.ledger import Ledger
from bellum.kernel.text import LANGUAGES, SHARED, Texts
from tests import toy
from tests.house import HOUSE
from tests.kernel.messages import KEY, Sources, needed

GAMES = {**{id: bellum.game(id) for id in HOUSE}, "toy": toy.GAME}
SOURCES = {id: Sources(game) for id, game in GAMES.items()}
NEEDED = {id: needed(sources) for id, sources in SOURCES.items()}
ALL_TEXTS = {(id, lang): Texts(game, lang) for id, game in GAMES.items() for lang in LANGUAGES}


@pytest.fixture(params=ALL_TEXTS, ids=lambda key: "-".join(key))
def texts(request: pytest.FixtureRequest) -> Texts:
    return ALL_TEXTS[request.param]


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


# -- the files ---------------------------------------------------------------------------------------------


class Uses(Visitor):
    """The variables and the messages that a message mentions, and what it selects each variable by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [
                str(v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value) for v in node.variants
            ]
            self.variants.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def entries(folder: Path, lang: str) -> list[ftl.EntryType]:
    """What a game's folder says, and what all games share."""
    files = (SHARED / f"{lang}.ftl", folder / "locale" / f"{lang}.ftl")
    return [e for file in files for e in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@cache
def uses(id: str, lang: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for folder in GAMES[id].folders:
        for entry in entries(folder, lang):
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
    """A game that is like another may say something otherwise, but not twice itself."""
    said: set[str] = set()
    for folder in texts.game.folders:
        body = entries(folder, texts.lang)
        assert [e.content for e in body if isinstance(e, ftl.Junk)] == []
        keys = [e.id.name for e in body if isinstance(e, (ftl.Message, ftl.Term))]
        assert sorted(keys) == sorted(set(keys))
        said.update(keys)
    assert sorted(said) == texts.keys()


def test_a_game_that_is_like_another_repeats_nothing(texts: Texts) -> None:
    *others, own = [bodies(folder, texts.lang) for folder in texts.game.folders]
    assert [key for other in others for key, body in other.items() if own.get(key) == body] == []


def bodies(folder: Path, lang: str) -> dict[str, str]:
    """The messages of a folder itself, as they are written."""
    text = (folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = [e for e in FluentParser().parse(text).body if isinstance(e, ftl.Message)]
    return {e.id.name: text[e.span.start : e.span.end].strip() for e in found if e.span is not None}


def test_no_message_is_missing(texts: Texts) -> None:
    assert sorted(key for key in NEEDED[texts.game.id] if not texts.has(key)) == []


def test_no_message_is_unused(texts: Texts) -> None:
    """A message is asked for by a rule of the kernel, by its name in the sources, or by the start of its name."""
    found = uses(texts.game.id, texts.lang)
    said = SOURCES[texts.game.id].strings()
    starts = tuple(word for word in said if word.endswith("-") and len(word) > 3)
    kinds = tuple(f"{kind}-" for kind in texts.game.kinds)
    told = {inner.message for table in declared(texts.game) for inner in tellings(table)}
    asked = {
        key
        for key in found
        if key in NEEDED[texts.game.id] | said | told or key.startswith((*starts, *kinds))
    }
    asked |= {key for key in found if key.startswith("chapter-")}
    used = set().union(*(reach(found, key) for key in asked))
    own = {e.id.name for e in entries(texts.game.folder, texts.lang) if isinstance(e, ftl.Message)}
    assert sorted(own - used) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_uses_the_same_variables(game: Game, lang: str) -> None:
    """The parts that sentences are made of may differ: other languages have other cases."""
    english, other = uses(game.id, "en"), uses(game.id, lang)
    wanted = NEEDED[game.id]
    assert {key: variables(other, key) for key in wanted} == {key: variables(english, key) for key in wanted}


# -- declarations ------------------------------------------------------------------------------------------


def declared(game: Game) -> Iterator[Arguments]:
    yield from game.events.values()
    yield from game.prompts.values()


def tellings(args: Arguments) -> Iterator[Told]:
    """The records told by messages of their own, at any depth."""
    for argument in args.values():
        inner = argument.argument if isinstance(argument, Secret) else argument
        if isinstance(inner, Told):
            yield inner
            yield from tellings(inner.args)


def test_exactly_the_events_that_can_happen_are_declared(game: Game) -> None:
    assert SOURCES[game.id].words_passed("emit", 0) - set(game.events) == set()
    strings = SOURCES[game.id].strings()
    assert sorted(kind for kind in game.events if kind not in strings) == []


def test_exactly_the_prompts_that_are_asked_are_declared(game: Game) -> None:
    strings = SOURCES[game.id].strings()
    starts = tuple(word for word in strings if word.startswith("prompt") and word.endswith("-"))
    assert sorted(key for key in game.prompts if key not in strings and not key.startswith(starts)) == []


def test_every_kind_of_an_argument_is_declared(game: Game) -> None:
    known = {*game.kinds, COUNT.name, WORD.name}
    for args in declared(game):
        for argument in args.values():
            for kind in kinds_of(argument):
                assert kind.name in known
    assert {kind.name for kind in game.table.kinds if kind is not None} <= known


def kinds_of(argument: Argument) -> Iterator[Kind]:
    if isinstance(argument, Secret):
        yield from kinds_of(argument.argument)
    elif isinstance(argument, Several):
        yield argument.kind
    elif isinstance(argument, Told):
        for inner in argument.args.values():
            yield from kinds_of(inner)
    else:
        yield argument


# -- whatever can happen -----------------------------------------------------------------------------------

NUMBERS = (1, 0, 2, 3, 5, 12, 22, 25, -2)


def check(text: str) -> None:
    assert text
    assert text == text.strip()
    for trouble in ("{", "}", "None", "???", "\u2068", "\u2069", "  ", "\n", " ,", " ."):
        assert trouble not in text, text


def examples(argument: Argument, variants: list[str]) -> list[Any]:
    """Values that an argument may have; a word has those that the message selects by."""
    if isinstance(argument, Secret):
        return examples(argument.argument, variants)
    if isinstance(argument, Several):
        one = examples(argument.kind, [])
        return [one[:1], one[:2], one[:3]]
    if isinstance(argument, Told):
        first = {name: examples(inner, [])[0] for name, inner in argument.args.items()}
        last = {name: examples(inner, [])[-1] for name, inner in argument.args.items()}
        return [[first], [first, last]]
    if argument.name == COUNT.name:
        return list(NUMBERS)
    ids = argument.ids or tuple(variants) or ("word",)
    if argument.selects or not argument.ids:
        return list(ids)
    return list(dict.fromkeys((ids[0], ids[len(ids) // 2], ids[-1])))


def cases(args: Arguments, found: dict[str, Uses], key: str) -> Iterator[dict[str, Any]]:
    """Arguments of a message: each argument through its values in turn, and with its secrets kept."""
    choices: dict[str, list[Any]] = {}
    for name, argument in args.items():
        variants = [v for other in reach(found, key) for v in found[other].variants.get(name, [])]
        choices[name] = examples(argument, list(dict.fromkeys(variants)))
    base = {name: values[0] for name, values in choices.items()}
    for name, values in choices.items():
        for value in values:
            yield {**base, name: value}
    yield base
    yield {name: value for name, value in base.items() if not isinstance(args[name], Secret)}


def test_every_event_in_every_form(texts: Texts) -> None:
    found = uses(texts.game.id, texts.lang)
    for kind, args in texts.game.events.items():
        for case in cases(args, found, f"event-{kind}"):
            check(texts.event({"kind": kind, "rule": "", "args": case}))


def test_every_prompt_in_every_form(texts: Texts) -> None:
    found = uses(texts.game.id, texts.lang)
    for key, args in texts.game.prompts.items():
        for case in cases(args, found, key):
            check(texts.prompt({"key": key, "rule": "", "args": case}))


def test_every_word_that_a_sentence_selects_by_has_a_form_of_its_own(texts: Texts) -> None:
    found = uses(texts.game.id, texts.lang)
    for kind, args in texts.game.events.items():
        key = f"event-{kind}"
        for name, argument in args.items():
            variants = found[key].variants.get(name, [])
            if argument is WORD and len(variants) > 1:
                base = next(cases(args, found, key))
                said = [
                    texts.event({"kind": kind, "args": {**base, name: word}})
                    for word in dict.fromkeys(variants)
                ]
                assert len(set(said)) == len(said), (kind, name)


def test_every_variable_of_a_message_is_declared(game: Game) -> None:
    """A message may use its arguments, whether a secret is known, and nothing else."""
    found = uses(game.id, "en")
    for kind, args in game.events.items():
        assert variables(found, f"event-{kind}") <= {*args, "known"}, kind
    for key, args in game.prompts.items():
        assert variables(found, key) <= {*args, "known"}, key
    for verb, operand in zip(game.table.verbs, game.table.kinds):
        assert variables(found, f"action-{verb}") <= ({operand.name} if operand else set()), verb


def test_every_refusal_is_a_sentence(texts: Texts) -> None:
    for word in sorted(SOURCES[texts.game.id].refusals()):
        text = texts.refusal(Refusal("", word))
        check(text)
        assert text.endswith(".")
        assert text[0].isupper()


def test_every_action_has_a_label(texts: Texts) -> None:
    for action in texts.game.table.actions:
        check(texts.action(texts.game.table.notation(action)))


def test_actions_of_a_verb_differ_as_their_operands_do(texts: Texts) -> None:
    table = texts.game.table
    for verb, kind in zip(table.verbs, table.kinds):
        if kind is not None:
            labels = {texts.action(f"{verb} {id}") for id in kind.ids}
            names = {texts.named(kind.name, id) if kind.name in texts.game.kinds else id for id in kind.ids}
            assert len(labels) >= len(names), verb


def test_every_outcome(texts: Texts) -> None:
    game = texts.game
    seats = [seat.id for seat in game.seats_for()]
    for reason in {*SOURCES[game.id].words_passed("Outcome", 1), "resigned"}:
        for winners in (seats[:1], seats[:2], []):
            end = {"winners": winners, "reason": reason, "rule": "", "scores": dict.fromkeys(seats, 7)}
            check(texts.outcome(end))
            check(texts.outcome({**end, "scores": {}}))


def test_every_word_without_variables(texts: Texts) -> None:
    found = uses(texts.game.id, texts.lang)
    for key in NEEDED[texts.game.id]:
        if not variables(found, key):
            check(texts.say(key))


# -- names -------------------------------------------------------------------------------------------------


def test_everything_has_a_name(texts: Texts) -> None:
    for kind in texts.game.kinds.values():
        for id in kind.ids:
            if not kind.selects:
                check(texts.named(kind.name, id))
                check(texts.name(id))


def test_cards_are_called_as_in_the_ledger(texts: Texts) -> None:
    """Also where two cards of one name are told apart by a word or a number in brackets."""
    ids = texts.game.kinds["card"].ids if "card" in texts.game.kinds else ()
    for card in Ledger.load(texts.game).cards:
        if card.id in ids:
            assert texts.named("card", card.id).partition(" (")[0] == card.name[texts.lang].partition(" (")[0]


def test_rule_titles(texts: Texts) -> None:
    assert all(texts.rule(paragraph.number) for paragraph in Ledger.load(texts.game).paragraphs)


def test_keys_are_words_joined_by_dashes(texts: Texts) -> None:
    assert [key for key in uses(texts.game.id, texts.lang) if not KEY.fullmatch(key)] == []


# -- a game made for these tests: one id for things of several kinds, names in some languages only ---------


def rows(*entries: dict[str, Any]) -> list[Facts]:
    return [Facts(entry, "test") for entry in entries]


SPACE = Kind("space", rows({"id": "carthago", "name": "Carthago"}, {"id": "roma", "name": "Roma"}))
GENERAL = Kind(
    "general", rows({"id": "hannibal", "name": "Hannibal"}, {"id": "mago", "name": "Mago", "hu": "Magó"})
)
CARD = Kind(
    "card",
    rows(
        {"id": "hannibal", "name": "Hannibal Charms Italy", "pl": "Hannibal czaruje Italię"},
        {"id": "truce", "name": "Truce", "pl": "Rozejm", "hu": "Fegyverszünet"},
    ),
)
UNIT = Kind(
    "unit",
    rows(
        {"id": "navis_r", "name": "Navis 1", "army": "rome"},
        {"id": "navis_c", "name": "Navis 1", "army": "carthage"},
        {"id": "legio", "name": "Legio 1", "army": "rome"},
    ),
    owner="army",
)
SIDE = Kind("side", ("rome", "carthage"), selects=True)
LOSS = Kind("loss", ("cu", "elephant"), selects=True)
FACES = Told("faces", {"side": SIDE, "units": Told("face", {"unit": UNIT, "strength": COUNT})}, "; ")
MESSAGES = """
side-rome = Rome
side-carthage = Carthage
action-march = March to { $space }
action-activate = Activate { $general }
action-event = Event: { $card }
action-move = Move { $unit }
action-take = { $count ->
    [one] Take one unit
   *[other] Take { $count } units
  }
action-lose = Lose { $loss ->
    [elephant] an elephant
   *[cu] a unit
  }
action-done = Done
event-told = { $general } ({ $generals }), { $space }, { $to }
event-drawn = { $known ->
    [yes] { $card }
   *[no] a card
  }
event-rolled = { $rolls }, then { $die ->
    [one] a one
   *[other] { $die }
  }
event-played = { $rome } against { $carthage }
event-lost = { $unit } of { $side ->
    [rome] Rome
   *[carthage] Carthage
  }
event-shown = { $faces }
unit-of-side = { $unit } ({ $side ->
    [rome] Roman
   *[carthage] Punic
  })
face = { $unit } { $strength }
faces = { $side ->
    [rome] Rome
   *[carthage] Carthage
  }: { $units }
"""
REPLACED = "card-truce = Zawieszenie broni\ngeneral-mago = Magon\n"


def unplayable(*_: Any) -> Any:
    raise AssertionError("only the texts of this game are asked for")


@pytest.fixture(scope="module")
def punic(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Texts]:
    folder: Path = tmp_path_factory.mktemp("punic")
    (folder / "locale").mkdir()
    (folder / "punic.toml").write_text(toy.GAME.book.read_text(encoding="utf-8"), encoding="utf-8")
    for lang in LANGUAGES:
        messages = MESSAGES + (REPLACED if lang == "pl" else "")
        (folder / "locale" / f"{lang}.ftl").write_text(messages, encoding="utf-8")
    table = ActionTable(
        [
            ("march", SPACE, "1"),
            ("activate", GENERAL, "1"),
            ("event", CARD, "1"),
            ("move", UNIT, "1"),
            ("take", counts(12), "1"),
            ("lose", LOSS, "1"),
            ("done", None, "1"),
        ],
        4,
    )
    events: dict[str, Arguments] = {
        "told": {"general": GENERAL, "generals": several(GENERAL), "space": SPACE, "to": SPACE},
        "drawn": {"card": secret(CARD)},
        "rolled": {"rolls": several(COUNT), "die": COUNT},
        "played": {"rome": CARD, "carthage": CARD},
        "lost": {"side": SIDE, "unit": UNIT},
        "shown": {"faces": FACES},
    }
    game = Game(
        id="punic",
        rules=1,
        table=table,
        speech=Speech((SPACE, GENERAL, CARD, UNIT, SIDE, LOSS), events, {}, dict),
        choices=Choices(("rome", "carthage"), scenarios=("only",), options={}),
        engine=Engine(unplayable, unplayable, ()),
        book="punic",
        folder=folder,
    )
    return {lang: Texts(game, lang) for lang in LANGUAGES}


@pytest.mark.parametrize(
    ("kind", "id", "en", "pl", "hu"),
    [
        ("card", "truce", "Truce", "Zawieszenie broni", "Fegyverszünet"),
        ("card", "hannibal", "Hannibal Charms Italy", "Hannibal czaruje Italię", "Hannibal Charms Italy"),
        ("general", "mago", "Mago", "Magon", "Magó"),
        ("space", "roma", "Roma", "Roma", "Roma"),
    ],
)
def test_a_name_is_the_message_or_of_the_language_or_the_common_one(
    punic: dict[str, Texts], kind: str, id: str, en: str, pl: str, hu: str
) -> None:
    assert [punic[lang].named(kind, id) for lang in LANGUAGES] == [en, pl, hu]


def test_one_id_for_things_of_several_kinds(punic: dict[str, Texts]) -> None:
    texts = punic["en"]
    assert texts.name("hannibal") == texts.named("general", "hannibal") == "Hannibal"
    assert texts.named("card", "hannibal") == "Hannibal Charms Italy"
    with pytest.raises(KeyError):
        texts.named("general", "roma")


def test_a_name_that_two_sides_use_goes_with_its_owner(punic: dict[str, Texts]) -> None:
    texts = punic["en"]
    assert texts.named("unit", "navis_r", "rome") == "Navis 1"
    assert texts.named("unit", "navis_r", "carthage") == texts.named("unit", "navis_r") == "Navis 1 (Roman)"
    assert texts.named("unit", "legio", "carthage") == "Legio 1"
    assert texts.action("move navis_c", "carthage") == "Move Navis 1"
    assert texts.action("move navis_c") == "Move Navis 1 (Punic)"


@pytest.mark.parametrize(
    ("kind", "args", "text"),
    [
        (
            "told",
            {"general": "hannibal", "generals": ["mago", "hannibal"], "space": "carthago", "to": "roma"},
            "Hannibal (Mago, Hannibal), Carthago, Roma",
        ),
        ("rolled", {"rolls": [1, 6], "die": 1}, "1, 6, then a one"),
        ("played", {"rome": "hannibal", "carthage": "truce"}, "Hannibal Charms Italy against Truce"),
        ("drawn", {"card": "truce"}, "Truce"),
        ("drawn", {}, "a card"),
        ("lost", {"side": "rome", "unit": "navis_r"}, "Navis 1 of Rome"),
        ("lost", {"side": "carthage", "unit": "navis_r"}, "Navis 1 (Roman) of Carthage"),
        (
            "shown",
            {
                "faces": [
                    {
                        "side": "rome",
                        "units": [{"unit": "legio", "strength": 3}, {"unit": "navis_r", "strength": 1}],
                    },
                    {"side": "carthage", "units": [{"unit": "navis_c", "strength": 2}]},
                ]
            },
            "Rome: Legio 1 3, Navis 1 1; Carthage: Navis 1 2",
        ),
    ],
)
def test_arguments_are_told_as_their_kind_says(
    punic: dict[str, Texts], kind: str, args: dict[str, Any], text: str
) -> None:
    assert punic["en"].event({"kind": kind, "rule": "", "args": args}) == text


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("march carthago", "March to Carthago"),
        ("activate hannibal", "Activate Hannibal"),
        ("event hannibal", "Event: Hannibal Charms Italy"),
        ("take 0", "Take 0 units"),
        ("take 1", "Take one unit"),
        ("take 12", "Take 12 units"),
        ("lose elephant", "Lose an elephant"),
        ("lose cu", "Lose a unit"),
        ("done", "Done"),
    ],
)
def test_actions_are_told_as_their_operand_is(punic: dict[str, Texts], notation: str, text: str) -> None:
    assert punic["en"].action(notation) == text


# -- what is missing ---------------------------------------------------------------------------------------


def test_what_is_missing_is_a_key_error(punic: dict[str, Texts]) -> None:
    texts = punic["en"]
    with pytest.raises(KeyError):
        texts.say("no-such-message")
    with pytest.raises(KeyError):
        texts.event({"kind": "no-such-event", "rule": "", "args": {}})
    with pytest.raises(KeyError):
        texts.event({"kind": "lost", "rule": "", "args": {"side": "rome"}})  # lacks the unit
    with pytest.raises(KeyError):
        texts.event({"kind": "lost", "rule": "", "args": {"side": "rome", "unit": "legio", "more": 1}})
    with pytest.raises(KeyError):
        texts.refusal(Refusal("6.1", "no-such-refusal"))
    with pytest.raises(KeyError):
        texts.action("fly legio")
    with pytest.raises(KeyError):
        texts.name("atlantis")
    with pytest.raises(KeyError):
        texts.rule("99.9")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="la"):
        Texts(toy.GAME, "la")
