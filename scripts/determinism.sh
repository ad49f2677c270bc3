#!/bin/sh
# Draws one file under circumstances that must not matter, and compares the hashes of all pictures: the number of
# processes, a cold and a warm cache, time zone, language, home folder, umask, address space randomization, one processor.
#
# Usage: determinism.sh PROGRAM [FILE.swift]
set -eu

program=$(realpath "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
source=${2:-$root/Tests/Determinism/Changeable.swift}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$source" "$work/Preview.swift"
cd "$work"
export FITTINGROOM_FONTS="${FITTINGROOM_FONTS:-$root/Fonts}"
export FITTINGROOM_CACHE="$work/cache"

# draw NAME COMMAND...: the hashes of the pictures that the command draws with the program's arguments.
draw() {
  name=$1
  shift
  "$@" render Preview.swift --size '200x*' --size 90x300 --locale de --locale ar --color-scheme light \
    --color-scheme dark --scale 2 --background white --output "$work/out" >/dev/null
  (cd "$work/out" && sha256sum -- *) >"$work/$name.hashes"
  rm -r "$work/out"
  if cmp -s "$work/plain.hashes" "$work/$name.hashes"; then
    echo "$name: the same"
  else
    echo "$name: other pictures" >&2
    diff "$work/plain.hashes" "$work/$name.hashes" >&2 || true
    failed=1
  fi
}

# with_jobs N, with_umask MASK: how the program is started in some of these circumstances.
with_jobs() {
  jobs=$1
  shift
  "$program" "$@" --jobs "$jobs"
}
with_umask() (
  umask "$1"
  shift
  "$program" "$@"
)

failed=0
draw plain "$program"
wc -l <"$work/plain.hashes"
draw warm-cache "$program"
rm -rf "$work/cache"
draw cold-cache "$program"
for jobs in 1 2 3 8; do draw "jobs-$jobs" with_jobs $jobs; done
for zone in UTC Pacific/Kiritimati America/St_Johns; do
  draw "zone-$(basename $zone)" env TZ=$zone "$program"
done
for language in C de_DE.UTF-8 tr_TR.UTF-8 ar_EG.UTF-8; do
  draw "language-$language" env LANG=$language LC_ALL=$language LANGUAGE=$language "$program"
done
mkdir "$work/home"
draw other-home env HOME="$work/home" "$program"
draw no-home env -u HOME "$program"
draw umask-077 with_umask 077
draw umask-000 with_umask 000
draw no-sandbox sh -c '"$0" "$@" --no-sandbox' "$program"
if setarch -R true 2>/dev/null; then draw no-randomization setarch -R "$program"; fi
if taskset -c 0 true 2>/dev/null; then draw one-processor taskset -c 0 "$program"; fi
exit $failed
