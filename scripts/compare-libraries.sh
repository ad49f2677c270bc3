#!/bin/sh
# Draws the reference scenes and every sample with versions of FreeType and HarfBuzz other than the machine's, and
# compares the pictures byte for byte.
#
# Usage: compare-libraries.sh PROGRAM
#
# The other versions come from the Python packages freetype-py (a FreeType without libpng and zlib) and uharfbuzz,
# which pip downloads; uharfbuzz's library is a Python module that needs the symbols of libpython.
set -eu

program=$1
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! python3 -m pip --version >/dev/null 2>&1 || ! find /usr/lib -name 'libpython3.*.so.1.0' | grep -q .; then
  if [ "$(id -u)" != 0 ]; then
    echo "Comparing needs pip and libpython: sudo apt-get install python3-pip libpython3.11" >&2
    exit 69
  fi
  apt-get update --quiet --quiet
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends --quiet --quiet \
    python3-pip libpython3.11
fi
python3 -m pip download --quiet --no-deps --only-binary :all: --dest "$work" freetype-py uharfbuzz
python3 -m zipfile -e "$work"/freetype_py-*.whl "$work/freetype"
python3 -m zipfile -e "$work"/uharfbuzz-*.whl "$work/harfbuzz"
mkdir "$work/libraries"
cp "$work/freetype/freetype/libfreetype.so" "$work/libraries/libfreetype.so.6"
cp "$work/harfbuzz/uharfbuzz/_harfbuzz.abi3.so" "$work/libraries/libharfbuzz.so.0"
python=$(find /usr/lib -name 'libpython3.*.so.1.0' | head -n 1)

# Each run compiles by itself: the other libraries are only for drawing.
"$root/scripts/demo.sh" "$program" "$work/here" --background white >/dev/null
"$program" selftest --scenes-only
LD_LIBRARY_PATH="$work/libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH
LD_PRELOAD="$python" "$program" selftest --scenes-only --output "$work/scenes"
LD_PRELOAD="$python" "$root/scripts/demo.sh" "$program" "$work/there" --background white >/dev/null
diff -r "$work/here" "$work/there"
echo "samples: $(find "$work/here" -name '*.png' | wc -l) pictures, the same with both"
