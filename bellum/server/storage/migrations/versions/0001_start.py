"""The first schema."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "settings",
        Column("key", String(length=40), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("key", name=op.f("settings_pkey")),
    )
    op.create_table(
        "users",
        Column("id", String(length=40), nullable=False),
        Column("name", String(length=40), nullable=False),
        Column("guest", Boolean(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id", name=op.f("users_pkey")),
    )
    op.create_table(
        "tables",
        Column("id", String(length=20), nullable=False),
        Column("game", String(length=60), nullable=False),
        Column("rules", Integer(), nullable=False),
        Column("scenario", String(length=60), nullable=False),
        Column("options", Text(), nullable=False),
        Column("seed", String(length=100), nullable=False),
        Column("state", String(length=10), nullable=False),
        Column("created_by", String(length=40), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("updated_at", BigInteger(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("to_move", Text(), nullable=False),
        Column("machine_owes", Boolean(), nullable=False),
        Column("outcome", Text(), nullable=True),
        Column("rematch", String(length=20), nullable=True),
        ForeignKeyConstraint(["created_by"], ["users.id"], name=op.f("tables_created_by_fkey")),
        ForeignKeyConstraint(["rematch"], ["tables.id"], name=op.f("tables_rematch_fkey")),
        PrimaryKeyConstraint("id", name=op.f("tables_pkey")),
    )
    op.create_index(op.f("tables_created_by"), "tables", ["created_by"])
    op.create_index(op.f("tables_state_machine_owes"), "tables", ["state", "machine_owes"])

    op.create_table(
        "actions",
        Column("table_id", String(length=20), nullable=False),
        Column("n", Integer(), autoincrement=False, nullable=False),
        Column("kind", String(length=10), nullable=False),
        Column("seat", String(length=60), nullable=False),
        Column("text", String(length=100), nullable=False),
        Column("user_id", String(length=40), nullable=True),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("actions_table_id_fkey")),
        ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("actions_user_id_fkey")),
        PrimaryKeyConstraint("table_id", "n", name=op.f("actions_pkey")),
    )
    op.create_table(
        "chat",
        Column("id", Integer(), nullable=False),
        Column("table_id", String(length=20), nullable=False),
        Column("user_id", String(length=40), nullable=False),
        Column("text", String(length=500), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("chat_table_id_fkey")),
        ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("chat_user_id_fkey")),
        PrimaryKeyConstraint("id", name=op.f("chat_pkey")),
    )
    op.create_index(op.f("chat_table_id_id"), "chat", ["table_id", "id"])

    op.create_table(
        "seats",
        Column("table_id", String(length=20), nullable=False),
        Column("name", String(length=60), nullable=False),
        Column("number", Integer(), nullable=False),
        Column("kind", String(length=10), nullable=False),
        Column("player", String(length=60), nullable=True),
        Column("user_id", String(length=40), nullable=True),
        Column("reserved_for", String(length=40), nullable=True),
        Column("invite", String(length=64), nullable=True),
        ForeignKeyConstraint(["reserved_for"], ["users.id"], name=op.f("seats_reserved_for_fkey")),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("seats_table_id_fkey")),
        ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("seats_user_id_fkey")),
        PrimaryKeyConstraint("table_id", "name", name=op.f("seats_pkey")),
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
