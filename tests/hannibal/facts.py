"""The facts of Hannibal's own board, under the names that the tests use."""

from __future__ import annotations

import tomllib

from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.games.hannibal.game import BOARD, FOLDER, GAME

DATA = FOLDER / "data"
TABLE = GAME.table

REGION, REGION_ID, REGION_OF = BOARD.region, BOARD.region_id, BOARD.region_of
PROVINCE, PROVINCE_ID, PROVINCES = BOARD.province, BOARD.province_id, BOARD.provinces
PROVINCE_OF, PROVINCE_REGION, SPACES_OF = BOARD.province_of, BOARD.province_region, BOARD.spaces_of
SPACE, SPACE_ID, SPACES = BOARD.space, BOARD.space_id, BOARD.spaces
PLACES, WALLS, TRANSIT = BOARD.places, BOARD.walls, BOARD.transit
CITY, TRIBE, PORT, PORTS, CAPACITY, WAYS = (
    BOARD.city,
    BOARD.tribe,
    BOARD.port,
    BOARD.ports,
    BOARD.capacity,
    BOARD.ways,
)
CITIES = [space for space in range(SPACES) if CITY[space]]
ROMA, CARTHAGO = BOARD.capital
TARENTUM = SPACE["tarentum"]
ITALIA, AFRICA = BOARD.homeland[ROME], BOARD.homeland[CARTHAGE]

GENERAL, GENERAL_ID, GENERALS = BOARD.general, BOARD.general_id, BOARD.generals
GENERAL_SIDE, BOUND = BOARD.general_side, BOARD.bound
HANNIBAL, AFRICANUS = GENERAL["hannibal"], GENERAL["scipio_africanus"]

CARD, CARD_ID, CARDS = BOARD.card, BOARD.card_id, BOARD.cards
OPS = [card.ops for card in BOARD.deck]
EVENT_SIDE = [card.side for card in BOARD.deck]
COUNTER = [card.counter for card in BOARD.deck]
CAMPAIGN = [card.campaign for card in BOARD.deck]
TRAITOR = CARD["traitor_in_tarentum"]
CARD_ROWS = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["cards"]
NUMBER = [row["number"] for row in CARD_ROWS]
CLASSIC = sum(1 for row in CARD_ROWS if row["deck"] == "classic")
BATTLE_CARD_ID, BATTLE_DECK = BOARD.battle_card_id, BOARD.battle_deck
ELEPHANTS, TRAINS = BOARD.elephants, BOARD.trains

SCENARIOS = BOARD.scenarios
SCENARIO_ID = list(SCENARIOS)
# 22.1 The provinces that count for victory in the whole war.
SIGNIFICANT = SCENARIOS["second_punic_war"].scoring
