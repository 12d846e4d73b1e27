#!/usr/bin/env bash
# with-postgres.sh COMMAND...: runs a command with TEST_DATABASE_URL, a throw-away cluster of the system's PostgreSQL 15 without fsync: its
# data is worth nothing. Root installs the package when it is missing. Without PostgreSQL 15, the command runs without the variable.
# POSTGRES_FOLDER is where the data is, POSTGRES_OPTIONS has further options of the server.
set -u
bin=/usr/lib/postgresql/15/bin

# PostgreSQL refuses to run as root.
as_postgres() {
  local command=$bin/$1; shift
  if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$command" "$@")
  else "$command" "$@"
  fi
}

# A folder in memory, if it has room for the databases of the tests: they are written thousands of times.
fast_folder() {
  if [ -n "${POSTGRES_FOLDER:-}" ]; then echo "$POSTGRES_FOLDER"; return; fi
  local kib free
  kib=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1)
  free=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null)
  if [ "${kib:-0}" -gt 6000000 ] && [ "${free:-0}" -gt 12000000 ]; then echo /dev/shm; else echo "${TMPDIR:-/tmp}"; fi
}

start() {
  if [ ! -x "$bin/initdb" ] && [ "$(id -u)" = 0 ]; then
    { apt-get update && apt-get install -y --no-install-recommends postgresql-15; } >/dev/null 2>&1
  fi
  [ -x "$bin/initdb" ] || return 1
  data=$(mktemp -d -p "$(fast_folder)" trellis-postgres-XXXXXX) || return 1
  [ "$(id -u)" = 0 ] && chown postgres: "$data"
  local port
  port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
  as_postgres initdb -D "$data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null &&
    as_postgres pg_ctl -D "$data" -w -l "$data/log" \
      -o "-h 127.0.0.1 -p $port -k $data -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off ${POSTGRES_OPTIONS:-}" start >/dev/null || return 1
  export TEST_DATABASE_URL=postgres://postgres@127.0.0.1:$port/postgres
}

stop() {
  [ -n "${data:-}" ] || return 0
  as_postgres pg_ctl -D "$data" -m immediate stop >/dev/null 2>&1
  rm -rf "$data"
}

trap stop EXIT
trap 'exit 130' INT TERM
start || echo "PostgreSQL 15 did not start. The tests run on the embedded PostgreSQL only."
"$@"
