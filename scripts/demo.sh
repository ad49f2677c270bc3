#!/bin/sh
# Renders every sample at its sizes and prints what was written.
#
# Usage: demo.sh PROGRAM FOLDER [OPTION...]
set -eu

program=$1
output=$2
shift 2
samples=$(dirname "$0")/../Samples

mkdir -p "$output"
while read -r file arguments; do
  case $file in '' | '#'*) continue ;; esac
  # The arguments are words; a star among them is a size, not a pattern.
  set -f
  # shellcheck disable=SC2086
  "$program" render "$samples/$file" $arguments --output "$output" "$@"
  set +f
done <"$samples/sizes.txt"
