#!/bin/sh
# Draws the pictures of the documents (Samples/gallery.txt), or checks whether the committed ones are what the program
# draws now.
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
# Each line is split into words without globbing: a star is a size, not a pattern.
set -f
while read -r line; do
  case $line in "" | "#"*) continue ;; esac
  # shellcheck disable=SC2046
  set -- $(echo "$line" | sed "s|OUT|$work|g; s|ARABIC|$root/Documentation/Examples/Settings|")
  FITTINGROOM_PROGRESS=none "$program" "$@" </dev/null >"$work/log" 2>&1 || {
    echo "error: fittingroom $line" >&2
    cat "$work/log" >&2
    exit 1
  }
done <gallery.txt
rm -f "$work/log"
set +f

# The report of a run in which one preview differs from its reference: a button has another title.
run=$(mktemp -d)
trap 'rm -rf "$work" "$run"' EXIT
mkdir "$run/Views" "$work/Report"
cp ActionButtons.swift UploadWidths.swift "$run/Views"
cd "$run"
export FITTINGROOM_PROGRESS=none
"$program" snapshot record References Views --size '240x*' --scale 2 >log 2>&1 || { cat log >&2; exit 1; }
sed -i 's/Publish Now/Publish for Everyone/' Views/ActionButtons.swift
code=0
"$program" snapshot verify References Views --size '240x*' --scale 2 --results Results --html report.html >log 2>&1 || code=$?
[ "$code" = 1 ] || { cat log >&2; exit 1; }
# The pictures of the page, without data about the machine or the paths of the run.
sed -i "s|$(pwd -P)/||g; s|$run/||g" report.html
rm log
rm -rf Views
find . -name '*.json' -delete
cp -R . "$work/Report"

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
  cp -R "$work"/* "$folder"
  ls "$folder"
fi
