## What the server tells the person who starts it

ready = Boardroom { $version } ({ $rules ->
        [compiled] compiled
       *[interpreted] interpreted
    } rules) is ready: { $address }{ $reach ->
        [everywhere] , and every other address of this machine
       *[here] { "" }
    } – stop it with Ctrl-C.
running = Boardroom { $version } already runs: { $address } – { $opened ->
        [yes] its lobby opens in your browser
       *[no] open it in your browser
    }. To start it anew, stop it first with Ctrl-C where it runs.
stopped-file = Boardroom has stopped. All tables are kept in { $file }
stopped-postgres = Boardroom has stopped. All tables are kept in the PostgreSQL database { $database } on { $host }.
no-pages = the web pages are not built: { $place ->
        [checkout] build them with “make pages”, or build them and start with “make play”
       *[installed] this installation came without them, a released wheel of Boardroom has them
    }.
serves-without-pages = Boardroom runs, but { no-pages } Programs can talk to it as it is.
play-here = Without them you can play in the terminal: { $command }

## The port

port-range = a port is a number from 1 to 65535 (0 for any that is free), not { $port }
port-taken = another program already listens on port { $port }; choose another port: { $command }
port-runs = Boardroom { $version } already runs at { $address }; use that one, or start another with a port and a file of its own: { $command }
port-denied = port { $port } is only for the system’s administrator; choose one from 1024 on: { $command }
port-failed = port { $port } of { $host } cannot be had ({ $why }); choose another with --port, or another address with --host
host-unknown = there is no address “{ $host }” to listen on; --host is 127.0.0.1 for this machine alone, or 0.0.0.0 for others too
host-elsewhere = { $host } is no address of this machine; --host is 127.0.0.1 for this machine alone, 0.0.0.0 for others too, or one of its own addresses

## The database

db-kind = a database is a file or an address that begins with sqlite: or postgresql:, not { $scheme }:
db-memory = the server keeps its tables in a file: give --db a path, not a database in memory
db-in-use = another server already uses { $file }: stop it, give this one another file with --db, or let both use PostgreSQL
db-busy = another program holds { $file } and does not let go: close it, or give another file with --db
db-denied = the tables cannot be kept in { $file } because you may not write there; choose another file: { $command }
db-failed = the tables cannot be kept in { $file } ({ $why }); choose another file: { $command }
db-folder = { $file } is a folder; --db is the path of a file, as in { $command }
db-foreign = { $file } is no SQLite database, and nothing in it was changed; choose another file: { $command }
db-damaged = the database { $file } is damaged; put a copy of it in its place, or choose another file: { $command }
db-newer = { $name } was written by a newer Boardroom (schema { $theirs }, this one knows { $ours }), and nothing in it was changed; install the newer one, or give another database with --db
db-none = there is no file { $file }; --db names the one that the server uses
db-other = { $name } has the schema { $theirs }, this Boardroom knows { $ours }: use the Boardroom that serves it, or start this one's server once
postgres-address = the address behind --db cannot be read; expected postgresql://user:password@host:port/database
postgres-package = PostgreSQL needs one more package: pip install 'boardroom[postgres]'
postgres-away = PostgreSQL does not answer at { $host }; start it, or correct the address behind --db
postgres-login = PostgreSQL at { $host } does not let { $user } in; correct the name and the password in the address behind --db
postgres-no-database = PostgreSQL at { $host } has no database “{ $database }”; make it with “createdb { $database }”, or correct the address behind --db
postgres-failed = PostgreSQL at { $host } cannot be used ({ $why }); look into its own log

## Other settings

workers-none = a server has at least one worker, not { $workers }
workers-sqlite = SQLite serves one worker, not { $workers }: give a PostgreSQL database with --db postgresql://…, or --workers 1
network = expected an address such as 10.0.0.7 or a network such as 10.0.0.0/8, not { $given }
log-style = --log is auto, plain or json, not { $given }
log-level = --log-level is debug, info, warning or error, not { $given }
log-workers = several workers cannot write one log file: leave --log-file away, and let journald or another program keep the lines

## What an operator is told

admin-done = { $what ->
    [close] The game at table { $id } is over, without a result.
    [remove] Table { $id } is gone, with all that belonged to it.
    [mute] { $id } may talk nowhere.
    [unmute] { $id } may talk again.
    [ban] { $id } is shut out, and has got up everywhere.
    [unban] { $id } may come in again.
    [close-report] Report { $id } is settled.
    [sign-out] { $id } is signed out on every device.
   *[delete] { $id } is forgotten: the name stands nowhere any more.
}
admin-sure = { $what ->
    [remove] Take table { $id } away for good, with its log?
   *[delete] Forget { $id } for good?
}
copy-there = { $file } is there already: give another name, or --replace
copy-none = there is no file { $file }
copy-foreign = { $file } is not a copy that “boardroom backup” has made
copy-damaged = the copy { $file } is not what it was when it was made ({ $what }): take another one
copy-unreadable = some tables cannot be read, and are as they were: { $names }
restore-full = { $name } holds tables or people already: give an empty database, or --replace to put the copy in its place
restore-busy = { $name } is in use ({ $others } connections): stop the server first
backup-done = { $file } holds { $tables } tables with { $entries } entries. It was opened again and compared; { $replayed } running games were played through.
restore-done = The database holds { $tables } tables with { $entries } entries from { $file }, compared one by one; { $replayed } running games were played through.
admin-swept = Gone: { $games } finished games, { $talk } sayings, { $people } people.
