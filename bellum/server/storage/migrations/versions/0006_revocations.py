"""Cookies can be revoked: those that a user was given up to a time."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint, String

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "revocations",
        Column("user_id", String(40), nullable=False),
        Column("until", BigInteger(), nullable=False),
        PrimaryKeyConstraint("user_id", name=op.f("revocations_pkey")),
    )


def downgrade() -> None:
    op.drop_table("revocations")
