"""The versions of the database's schema; `upgrade` brings a database to the newest one."""
