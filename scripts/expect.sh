# Expectations of commands, for the scripts that source this file with a folder in $work.

fail() {
  echo "error: $*" >&2
  exit 1
}
# Runs a command that has to end with the exit code in the first word; its output is in $work/said.
ends_with() {
  code=$1
  shift
  got=0
  "$@" > "$work/said" 2>&1 || got=$?
  [ "$got" = "$code" ] || { cat "$work/said" >&2; fail "$*: exit code $got instead of $code"; }
}
# Whether the last command printed a text.
says() { grep -qF "$1" "$work/said" || { cat "$work/said" >&2; fail "nothing says “$1”"; }; }
