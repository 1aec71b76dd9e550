"""The toy game: a small game that asks of the kernel, the server and the client all that real games do."""

from .game import CARDS, GAME, SEATS, TABLE, Bids, Lead, Raid, React, Toy, Trap, played

__all__ = ["CARDS", "GAME", "SEATS", "TABLE", "Bids", "Lead", "Raid", "React", "Toy", "Trap", "played"]
