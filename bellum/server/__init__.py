"""The server: users, tables (games in progress), storage, REST and web sockets. See docs/protocol.md.

``http`` knows ``tables``, which knows ``cluster`` and ``storage``; nothing below knows anything above.
``app`` puts the parts together and ``main`` is the command. docs/architecture.md explains the layers.
"""
