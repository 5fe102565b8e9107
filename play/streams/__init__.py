"""Live news of matches as event streams beside Django: no view, no thread and no database connection for each.

Reading order: `serving` (one stream), `hub` (all streams of a process), then the two ways in which a process learns of
news: `listening` on PostgreSQL, `polling` on SQLite.
"""
