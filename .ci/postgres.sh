# A throw-away cluster of the system's PostgreSQL 15, on a port of its own, without fsync: its data is worth nothing.
# start_postgres sets POSTGRES_URL; as root it installs the package when it is missing. Needs $scratch.

POSTGRES_BIN=/usr/lib/postgresql/15/bin

start_postgres() {
  if [ ! -x "$POSTGRES_BIN/initdb" ] && [ "$(id -u)" = 0 ]; then
    { apt-get update && apt-get install -y --no-install-recommends postgresql-15; } >/dev/null 2>&1
  fi
  [ -x "$POSTGRES_BIN/initdb" ] || return 1
  postgres_data=$(mktemp -d -p "$(fast_folder)" postgres-XXXXXX) || return 1
  [ "$(id -u)" = 0 ] && chown postgres: "$postgres_data"
  local port
  port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
  as_postgres initdb -D "$postgres_data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null &&
    as_postgres pg_ctl -D "$postgres_data" -w -l "$postgres_data/log" \
      -o "-h 127.0.0.1 -p $port -k $postgres_data -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" start >/dev/null || return 1
  POSTGRES_URL=postgres://postgres@127.0.0.1:$port/postgres
}

stop_postgres() {
  [ -n "${postgres_data:-}" ] || return 0
  as_postgres pg_ctl -D "$postgres_data" -m immediate stop >/dev/null 2>&1
  rm -rf "$postgres_data"
  postgres_data=
}

# A folder in memory, if it has room for the databases of the tests: they are written thousands of times. Otherwise $scratch.
fast_folder() {
  local kib; kib=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1)
  local free; free=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null)
  if [ "${kib:-0}" -gt 6000000 ] && [ "${free:-0}" -gt 12000000 ]; then echo /dev/shm; else echo "$scratch"; fi
}

# PostgreSQL refuses to run as root.
as_postgres() {
  local command=$POSTGRES_BIN/$1; shift
  if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$command" "$@")
  else "$command" "$@"
  fi
}
