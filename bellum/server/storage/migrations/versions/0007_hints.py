"""Hints are a setting of a table; games that were begun without it are played on without hints."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("hints", Boolean(), nullable=False, server_default=false()))


def downgrade() -> None:
    op.drop_column("tables", "hints")
