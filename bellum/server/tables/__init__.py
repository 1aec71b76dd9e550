"""Tables, that is games in progress: seats, play, machine players, corrected rules and replays."""
