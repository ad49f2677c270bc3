#!/bin/sh
# Renders every sample at its sizes, one process per processor, and prints the paths of the pictures.
#
# Usage: demo.sh PROGRAM FOLDER [OPTION...]
set -eu

samples=$(dirname "$0")/../Samples
if [ "$1" = --line ]; then
  # One line of the list: a file and its arguments. It is split into words without globbing: a star is a size, not a pattern.
  set -f
  line=$2 program=$3 output=$4
  shift 4
  # shellcheck disable=SC2086
  exec "$program" render "$samples/"$line --output "$output" "$@"
fi

program=$1
output=$2
shift 2
mkdir -p "$output"
grep -v -e '^#' -e '^$' "$samples/sizes.txt" | tr '\n' '\0' |
  xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -I LINE "$0" --line LINE "$program" "$output" "$@"
