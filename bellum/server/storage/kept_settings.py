"""Settings that the database keeps, so that all processes and all restarts share them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from .schema import settings


def kept_setting(connection: Connection, key: str, otherwise: str) -> str:
    """A setting; the first process that asks for it decides its value."""
    ask = select(settings.c.value).where(settings.c.key == key)
    found = connection.execute(ask).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(settings).values(key=key, value=otherwise))
        except IntegrityError:
            pass
        found = connection.execute(ask).scalar()
    return str(found)
