"""What the server keeps: people, tables, lines, talk and bots' work, in SQLite or PostgreSQL."""
