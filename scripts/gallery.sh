#!/bin/sh
# Draws the pictures of the documents (Samples/gallery.txt), or finds out whether those that are there are still what the program
# draws.
#
# Usage: gallery.sh PROGRAM FOLDER
#        gallery.sh --check PROGRAM FOLDER
set -eu

check=
if [ "$1" = --check ]; then
  check=1
  shift
fi
root=$(cd "$(dirname "$0")/.." && pwd)
program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$root/Samples"
# Each line is words; a star among them is a size, not a pattern.
set -f
while read -r line; do
  case $line in "" | "#"*) continue ;; esac
  # shellcheck disable=SC2046
  set -- $(echo "$line" | sed "s|OUT|$work|; s|ARABIC|$root/Documentation/Examples/Settings|")
  FITTINGROOM_PROGRESS=none "$program" "$@" </dev/null >"$work/log" 2>&1 || {
    echo "error: fittingroom $line" >&2
    cat "$work/log" >&2
    exit 1
  }
done <gallery.txt
rm -f "$work/log"
set +f

if [ -n "$check" ]; then
  if diff -rq "$folder" "$work"; then
    echo "the gallery is what the program draws"
  else
    echo "error: the gallery is out of date; look at what differs, then make gallery" >&2
    exit 1
  fi
else
  rm -rf "$folder"
  mkdir "$folder"
  cp "$work"/* "$folder"
  ls "$folder"
fi
