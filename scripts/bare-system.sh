#!/bin/sh
# Tries the downloads on a system without a compiler, as root: a container, or a folder that scripts/systems.sh makes. Commands that
# need no Swift have to run, the others have to name what is missing, and with a toolchain, wherever it is, they have to draw.
#
#   bare-system.sh DIST [TOOLCHAIN]     the folder of the downloads, and the folder that holds a toolchain’s usr
set -eu
dist=$(cd "$1" && pwd)
toolchain=${2:-}
. "$(dirname "$0")/expect.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export DEBIAN_FRONTEND=noninteractive FITTINGROOM_PROGRESS=none

for compiler in swiftc clang gcc cc ld; do
  if command -v "$compiler" > /dev/null; then fail "there is $compiler, so that the system is not bare"; fi
done
printf '"greeting" = "Good morning";\n' > en.strings
cat > Card.swift <<'END'
import SwiftUI

#Preview("Card") { Text("Good morning").padding() }
END

# What needs no Swift: use PROGRAM DOCUMENTS
use() {
  pictures=$2/Documentation/Gallery
  ends_with 0 "$1" --version
  ends_with 0 "$1" selftest --scenes-only
  ends_with 0 "$1" compare "$pictures" "$pictures"
  ends_with 0 "$1" frame "$pictures/SafeAreas.SafeAreas.402x874.iPhone-16-Pro.png" -o framed
  [ -s framed/SafeAreas.SafeAreas.402x874.iPhone-16-Pro.png ] || fail "no framed picture"
  ends_with 0 "$1" measure en.strings --width 300
  says "Good morning"
  ends_with 0 "$1" convert en.strings --locale en -o strings.xml
  rm -rf References parts
  ends_with 0 "$1" snapshot record References "$pictures" --rendered
  for part in 1 2; do
    ends_with 0 "$1" snapshot verify References "$pictures" --rendered --shard $part/2 --results parts/$part
  done
  ends_with 0 "$1" snapshot merge parts/1 parts/2 --references References --html report.html
  says " identical"
  ends_with 2 "$1" snapshot merge parts/1 --references References
  says "2/2"
  # What needs it reports it.
  ends_with 69 "$1" render Card.swift -o none
  says "no Swift compiler was found"
  ends_with 69 "$1" doctor
  says "swiftly install"
}

# Drawing, with the toolchain on the path, named, and with one of another version: draw PROGRAM
draw() {
  rm -rf cache path named
  start=$(date +%s)
  ends_with 0 env FITTINGROOM_CACHE="$work/cache" PATH="$toolchain/usr/bin:$PATH" "$1" render Card.swift --size 120x40 -o path
  echo "  the first picture: $(($(date +%s) - start)) s"
  ends_with 0 env FITTINGROOM_CACHE="$work/cache" FITTINGROOM_SWIFTC="$toolchain/usr/bin/swiftc" \
    "$1" render Card.swift --size 120x40 -o named
  cmp path/Card.Card.120x40.png named/Card.Card.120x40.png || fail "two ways to a compiler, two pictures"
  other=$work/other/usr
  mkdir -p "$other/bin" "$other/lib/swift/linux"
  printf '#!/bin/sh\necho "Swift version 6.2.4 (swift-6.2.4-RELEASE)"\n' > "$other/bin/swift-frontend"
  cp "$other/bin/swift-frontend" "$other/bin/swiftc"
  : > "$other/bin/ld.lld"
  chmod +x "$other/bin/"*
  ends_with 69 env FITTINGROOM_SWIFTC="$other/bin/swiftc" "$1" render Card.swift -o none
  says "is Swift 6.2.4 (swift-6.2.4-RELEASE), and this program needs Swift $version"
}

start=$(date +%s)
mkdir "un packed"
tar -xzf "$dist"/fittingroom-*-linux-"$(uname -m)".tar.gz -C "un packed"
echo "  unpacked: $(($(date +%s) - start)) s"
folder="$work/un packed/$(ls "un packed")"
use "$folder/bin/fittingroom" "$folder/share/doc/fittingroom"

apt-get update -qq
# Compiling needs the C library’s headers, and the compiler itself these libraries.
if [ -n "$toolchain" ]; then
  apt-get install -qq --yes --no-install-recommends libc6-dev libstdc++6 libuuid1 libxml2 zlib1g > "$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
  version=$(env PATH="$toolchain/usr/bin:$PATH" swiftc --version 2>/dev/null | sed -n 's/^Swift version \([0-9.]*\).*/\1/p')
  draw "$folder/bin/fittingroom"
fi
rm -rf "un packed"

# Downgrades and conflicts would be refused: nothing is forced.
apt-get install -qq --yes --no-install-recommends "$dist"/fittingroom_*_"$(dpkg --print-architecture)".deb > "$work/log" 2>&1 ||
  { cat "$work/log" >&2; exit 1; }
use fittingroom /usr/share/doc/fittingroom
if [ -n "$toolchain" ]; then draw fittingroom; fi
apt-get remove -qq --yes fittingroom > "$work/log" 2>&1
for place in /usr/bin/fittingroom /usr/lib/fittingroom /usr/share/fittingroom; do
  [ ! -e "$place" ] || fail "$place is there after the package was removed"
done
echo "  the tarball and the package: as they should be"
