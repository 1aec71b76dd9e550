"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("settings_pkey")),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("users_pkey")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("scenario", sa.String(length=60), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=100), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created_by", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("to_move", sa.Text(), nullable=False),
        sa.Column("machine_owes", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["created_by"], ["users.id"], name=op.f("tables_created_by_fkey")),
        sa.ForeignKeyConstraint(["rematch"], ["tables.id"], name=op.f("tables_rematch_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("tables_pkey")),
    )
    op.create_index(op.f("tables_created_by"), "tables", ["created_by"])
    op.create_index(op.f("tables_state_machine_owes"), "tables", ["state", "machine_owes"])

    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.String(length=60), nullable=False),
        sa.Column("text", sa.String(length=100), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("actions_table_id_fkey")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("actions_user_id_fkey")),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("actions_pkey")),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("chat_table_id_fkey")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("chat_user_id_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("chat_pkey")),
    )
    op.create_index(op.f("chat_table_id_id"), "chat", ["table_id", "id"])

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=60), nullable=True),
        sa.Column("user_id", sa.String(length=40), nullable=True),
        sa.Column("reserved_for", sa.String(length=40), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["reserved_for"], ["users.id"], name=op.f("seats_reserved_for_fkey")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("seats_table_id_fkey")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("seats_user_id_fkey")),
        sa.PrimaryKeyConstraint("table_id", "name", name=op.f("seats_pkey")),
    )
    op.create_index(op.f("seats_reserved_for"), "seats", ["reserved_for"])
    op.create_index(op.f("seats_user_id"), "seats", ["user_id"])


def downgrade() -> None:
    op.drop_table("seats")
    op.drop_table("chat")
    op.drop_table("actions")
    op.drop_table("tables")
    op.drop_table("users")
    op.drop_table("settings")
