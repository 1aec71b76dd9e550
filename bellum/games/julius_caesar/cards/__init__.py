"""2.1 The cards: a class for each god and one for the command cards. ``deck`` puts them together."""
