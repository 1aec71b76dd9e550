"""The events of every action are stored, and a correction of the rules may break a table."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, String, Text

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tellings",
        Column("table_id", String(length=20), nullable=False),
        Column("n", Integer(), autoincrement=False, nullable=False),
        Column("rules", Integer(), autoincrement=False, nullable=False),
        Column("events", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("tellings_table_id_fkey")),
        PrimaryKeyConstraint("table_id", "n", "rules", name=op.f("tellings_pkey")),
    )
    op.add_column("tables", Column("broken", Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "broken")  # in place: other tables refer to this one
    op.drop_table("tellings")
