"""Seats have teams, a machine may stand in for a player who resigned, and an outcome names who gave up."""

from __future__ import annotations

import json

from alembic import op
from sqlalchemy import Column, String, column, select, table, update

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = table("tables", column("id"), column("outcome"))
SEATS = table("seats", column("name"), column("team"))


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(Column("team", String(60), nullable=True))
        seats.add_column(Column("stand_in", String(60), nullable=True))
    connection = op.get_bind()
    connection.execute(update(SEATS).values(team=SEATS.c.name))  # until now every seat played for itself
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("team", existing_type=String(60), nullable=False)
    for id, text in connection.execute(select(TABLES).where(TABLES.c.outcome.is_not(None))).all():
        outcome = json.loads(text)
        if isinstance(outcome["resigned"], str):
            outcome["resigned"] = {"team": outcome["resigned"], "seats": [outcome["resigned"]]}
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(outcome=json.dumps(outcome)))


def downgrade() -> None:
    connection = op.get_bind()
    for id, text in connection.execute(select(TABLES).where(TABLES.c.outcome.is_not(None))).all():
        outcome = json.loads(text)
        if outcome["resigned"] is not None:
            outcome["resigned"] = outcome["resigned"]["seats"][0]
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(outcome=json.dumps(outcome)))
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("stand_in")
        seats.drop_column("team")
