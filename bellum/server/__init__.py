"""The server: users, tables (games in progress), storage, REST and web sockets. See docs/protocol.md."""
