"""What clients talk to: REST, the sockets of tables, the browser client's files, and what guards them."""
