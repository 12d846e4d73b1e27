#!/usr/bin/env bash
# Clones the project as a new user does and starts it: as root in a folder that only root may enter, as an ordinary user
# with their own home, with a data folder of 90 characters, and after kill -9. The first starts of both users build at the same time. The
# ordinary user installs the packages; root has the packages of this checkout, which root installed in the same way. The last line is
# `N passed, N failed`. Without root, it runs only the part of the ordinary user, as the current user.
set -u
here=$(cd "$(dirname "$0")/.." && pwd)
base=$(mktemp -d "${TMPDIR:-/tmp}/trellis-fresh-XXXXXX")
account=trellis-visitor
patience=900 passed=0 failed=0 group= log= as=() home= clone= url=

finish() {
  for process in $(left_behind "$base"); do kill -KILL "$process" 2>/dev/null; done
  [ -n "${account_made:-}" ] && userdel "$account" 2>/dev/null
  rm -rf "$base"
}
trap finish EXIT
trap 'exit 130' INT TERM

# check SENTENCE COMMAND...: one check. The server's output is shown after a failure.
check() {
  local sentence=$1; shift
  if "$@"; then passed=$((passed + 1)); echo "ok   $sentence"
  else failed=$((failed + 1)); echo "FAIL $sentence"; [ -s "$log" ] && tail -n 25 "$log" | sed 's/^/     | /'
  fi
}

now() { date +%s%3N; }

free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'; }

# left_behind [FOLDER]: the processes that run below a folder, by default the home of the current user.
left_behind() {
  local link folder=${1:-$home}
  for link in /proc/[0-9]*/cwd; do
    case $(readlink "$link" 2>/dev/null) in "$folder"/*) link=${link#/proc/}; echo "${link%/cwd}" ;; esac
  done
}

# start [NAME=VALUE...]: `npm start` in a process group of its own.
start() {
  local port; port=$(free_port)
  url=http://127.0.0.1:$port
  begun=$(now)
  (cd "$clone" && exec setsid "${as[@]}" env PORT="$port" "$@" npm start) >"$log" 2>&1 &
  group=$!
  disown "$group"
}

# works PART [ARGUMENTS]: waits until the part works. The patience only ends a start that hangs.
works() {
  local end
  end=$(node "$here/tests/fresh-clone/probe.mjs" "$url" $((begun + patience * 1000)) "$group" "$@" 2>>"$log") || return 1
  echo "     $1 after $((end - begun)) ms"
}

demo_signs_in() { works sign-in candidate@demo.test trellis-demo; }

# All started processes end. The patience is for a busy machine.
all_ended() {
  local try
  for try in $(seq 600); do
    [ -z "$(left_behind)" ] && return 0
    sleep 0.1
  done
  ps -o pid,ppid,user,args -p "$(left_behind | paste -sd,)" >>"$log"
  return 1
}

stops_on() { # SIGNAL TARGET, a process or with a minus a group
  kill "-$1" -- "$2" && all_ended
}

refuses_second_server() {
  local said
  said=$(cd "$clone" && "${as[@]}" env PORT=0 "$@" timeout $patience npm start 2>&1) && return 1
  echo "$said" >>"$log"
  grep -q "$url" <<<"$said"
}

# first_start WHO: the checks of the start in a clone without node_modules, which has begun.
first_start() {
  echo "The first start as $1"
  check "npm start in a fresh clone serves pages and search" works pages
  check "the demo candidate signs in" demo_signs_in
  check "it prints its address and the demo accounts" grep -q -e "$url" -e candidate@demo.test "$log"
  check "a second server on the data folder is refused, with the address of the first" refuses_second_server
  check "SIGTERM to npm stops everything" stops_on TERM "$group"
}

# later_starts WHO: the starts in the installed clone.
later_starts() {
  local long process
  echo "Later starts as $1"
  start
  check "a second start serves pages and search" works pages
  check "the demo candidate signs in" demo_signs_in
  check "Ctrl-C stops everything" stops_on INT "-$group"

  start
  check "it starts again" works pages
  check "after kill -9 of npm alone, the server ends too" stops_on KILL "$group"

  start
  check "it starts again" demo_signs_in
  for process in $(left_behind); do kill -KILL "$process" 2>/dev/null; done
  check "after kill -9 of every process, no process is left" all_ended
  start
  check "the next start has the data of before" demo_signs_in
  check "it serves pages too" works pages
  check "SIGTERM stops everything" stops_on TERM "$group"

  long=$home/$(printf 'd%.0s' $(seq $((89 - ${#home}))))
  start DATA_DIR="$long"
  check "it works with a data folder of ${#long} characters" demo_signs_in
  check "it serves pages too" works pages
  check "SIGTERM stops everything" stops_on TERM "$group"
}

# Makes the home of the current user, of mode 700, with a clone and a copy of npm's cache in it.
prepare() {
  mkdir -m 700 "$home"
  git clone --quiet "$here" "$clone"
  [ -d "${HOME:-/nowhere}/.npm/_cacache" ] && mkdir "$home/.npm" && cp -a "$HOME/.npm/_cacache" "$home/.npm/_cacache"
  : >"$log"
}

# Without the environment of the current user, which a new user does not have.
clean=(env -i "PATH=$(tr ':' '\n' <<<"$PATH" | grep -v node_modules | paste -sd:)" "LANG=${LANG:-C.UTF-8}")

# Gives the clone of the current user the packages of this checkout, without anything that was compiled from them.
share_packages() {
  cp -al "$here/node_modules" "$clone/node_modules" 2>/dev/null || cp -a "$here/node_modules" "$clone/node_modules"
  rm -rf "$clone/node_modules/.cache"
}

# user FOLDER [COMMAND...]: from now on, all starts are in the clone below this folder, run by that command.
user() {
  home=$base/$1 clone=$base/$1/trellis log=$base/$1.log; shift
  as=("$@" "${clean[@]}" "HOME=$home" "npm_config_cache=$home/.npm")
}
current_user() { user first; }
new_user() { user second setpriv "--reuid=$account" "--regid=$account" --init-groups; as+=("USER=$account"); }

# resume GROUP URL BEGUN: goes on with a start of the current user.
resume() { group=$1 url=$2 begun=$3; }

ordinary="an ordinary user with a home of its own"
if [ "$(id -u)" = 0 ]; then
  root="root, in a folder of mode 700"
  useradd --no-create-home --home-dir "$base/second" --shell /bin/sh "$account" && account_made=1
  chmod 711 "$base"
  current_user; prepare; share_packages; start; of_root=("$group" "$url" "$begun")
  new_user; prepare; chown -R "$account:" "$home"; start; of_ordinary=("$group" "$url" "$begun")

  current_user; resume "${of_root[@]}"; first_start "$root"
  new_user; resume "${of_ordinary[@]}"; first_start "$ordinary"
  # The markers of a build have its time.
  check "both clones built the same files" diff -rq -x builds "$base/first/trellis/dist/client" "$base/second/trellis/dist/client"
  current_user; later_starts "$root"
  new_user; later_starts "$ordinary"
else
  current_user; prepare; start
  first_start "an ordinary user"
  later_starts "an ordinary user"
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
