"""A line of chat may be for one team only; until now everybody at the table could read all of them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", Column("team", String(length=60), nullable=True))


def downgrade() -> None:
    op.execute("DELETE FROM chat WHERE team IS NOT NULL")  # without the column everybody would read them
    op.drop_column("chat", "team")
