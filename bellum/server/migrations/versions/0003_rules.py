"""What every action told is kept, and a table may be broken by a correction of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tellings",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rules", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("tellings_table_id_fkey")),
        sa.PrimaryKeyConstraint("table_id", "n", "rules", name=op.f("tellings_pkey")),
    )
    op.add_column("tables", sa.Column("broken", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("broken")
    op.drop_table("tellings")
