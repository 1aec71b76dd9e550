"""Standing orders: how a seat answers reactions beforehand, and until when."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, String

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        Column("table_id", String(20), nullable=False),
        Column("seat", String(60), nullable=False),
        Column("word", String(60), nullable=False),
        Column("until", String(60), nullable=False),
        Column("mark", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("orders_table_id_fkey")),
        PrimaryKeyConstraint("table_id", "seat", "word", name=op.f("orders_pkey")),
    )


def downgrade() -> None:
    op.drop_table("orders")
