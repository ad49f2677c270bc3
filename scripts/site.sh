#!/bin/sh
# Builds the site: the documents as pages, and the documentation of the modules for packages, as a folder of static files.
#
# Usage: site.sh BUILD FOLDER [BASE-PATH [SOURCE-URL]]
#
# BUILD has the built modules (.build/release); BASE-PATH is the site's path on its host, such as /FittingRoom;
# SOURCE-URL is the address of the repository's files, such as https://github.com/OWNER/FittingRoom/blob/main. A warning
# from DocC is an error.
#
# Everything is made by the toolchain, with docc and swift-symbolgraph-extract. The plug-in swift-docc-plugin would do the latter
# for one module at a time, and every package that depends on this one would have to resolve it.
set -eu
cd "$(dirname "$0")/.."

if [ $# -lt 2 ]; then
  echo "usage: site.sh BUILD FOLDER [BASE-PATH [SOURCE-URL]]" >&2
  exit 64
fi
build=$1 output=$2 base=${3:-/} source=${4:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

scripts/site.py "$work/FittingRoom.docc" --source "$source"

# The search paths for reading the modules: C modules, the libraries' headers, and the toolchain's SwiftSyntax.
host=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/host
set -- -I "$build/Modules" -I "$host"
for map in Sources/C/*/module.modulemap "$build"/C*.build/module.modulemap; do
  set -- "$@" -Xcc "-fmodule-map-file=$map"
done
for folder in Sources/C/*/include /usr/include/freetype2 /usr/include/harfbuzz /usr/include/libpng16; do
  set -- "$@" -Xcc -I -Xcc "$folder"
done
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p' | head -n 1)
for module in FittingRoomKit SnapshotAssertions SnapshotTesting InlineSnapshotTesting; do
  mkdir -p "$work/graphs/$module"
  swift-symbolgraph-extract -module-name "$module" "$@" -target "$target" -minimum-access-level public \
    -skip-inherited-docs -skip-synthesized-members -output-dir "$work/graphs/$module"
done

docc convert "$work/FittingRoom.docc" --additional-symbol-graph-dir "$work/graphs" --output-dir "$work/site" \
  --fallback-bundle-identifier FittingRoom --fallback-display-name FittingRoom --hosting-base-path "$base" \
  --transform-for-static-hosting --warnings-as-errors
# The root address redirects to the first page; DocC shows an empty one there.
printf '<!DOCTYPE html>\n<meta charset="utf-8">\n<title>FittingRoom</title>\n<meta http-equiv="refresh" content="0; url=documentation/fittingroom/">\n' \
  > "$work/site/index.html"
mkdir -p "$output"
# Remove DocC's output for pages that no longer exist.
rm -rf "$output"
mv "$work/site" "$output"
echo "$output"
