#!/bin/bash
# Builds users' packages from scratch, as packages that depend on this one: one that imports SwiftUI and runs its snapshot test,
# as in Documentation/Packages.md, a program with FittingRoomKit, and the plug-in `swift package fittingroom`.
#
#   package.sh [--test] [FOLDER]    keeps the builds in FOLDER, so that the next run is quick; otherwise they are removed
#
# --test builds only the first one, which is what continuous integration has time for.
# The plug-in runs the program that was built before, .build/release/fittingroom; FITTINGROOM_BIN names another folder.
set -euo pipefail
cd "$(dirname "$0")/.."

# The package as a dependency, not as it is when the program is built.
unset FITTINGROOM_PROGRAM FITTINGROOM_ONLY
package=Tests/Packages/Greetings
program=Tests/Packages/Cards
only_test=false
if [ "${1:-}" = --test ]; then
  only_test=true
  shift
fi
scratch=${1:-}
if [ -z "$scratch" ]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
fi
mkdir -p "$scratch"
scratch=$(cd "$scratch" && pwd)

# The files to copy from the documentation are the packages' own except for the path: block NUMBER of a page.
block() {
  awk -v number="$2" '/^```swift$/ { count++; inside = count == number; next } /^```$/ { inside = 0 } inside' "$1" \
    | sed 's|path: "../FittingRoom"|path: "../../.."|'
}
block Documentation/Packages.md 1 | diff - "$package/Package.swift"
block Documentation/FittingRoomKit.md 1 | diff - "$program/Package.swift"
block Documentation/FittingRoomKit.md 2 | diff - "$program/Sources/Cards/main.swift"

# References are never recorded here.
start=$SECONDS
SNAPSHOT_TESTING_RECORD=never swift test --package-path "$package" --scratch-path "$scratch/greetings"
echo "a user's package with its test: $((SECONDS - start)) s"
# Modules that it does not import are not built.
for module in ArgumentParser Yams FlyingFox SwiftSyntax Charts StringMeasuring PreviewRunner InlineSnapshotTesting; do
  if find "$scratch/greetings" -path "*/$module*.build/*.o" | grep -q .; then
    echo "error: $module was built for a package that does not import it" >&2
    exit 1
  fi
done

if $only_test; then exit 0; fi

# The same modules again: the first package's build is reused.
start=$SECONDS
mkdir -p "$scratch/cards"
swift build --package-path "$program" --scratch-path "$scratch/cards"
echo "a program with FittingRoomKit: $((SECONDS - start)) s"
built=$(swift build --package-path "$program" --scratch-path "$scratch/cards" --show-bin-path)/Cards
if ldd "$built" | grep -E 'XCTest|Testing'; then
  echo "error: FittingRoomKit links a test framework" >&2
  exit 1
fi
folder=$scratch/run
rm -rf "$folder"
mkdir -p "$folder"
(cd "$folder" && "$built" && "$built" > said.txt && grep -qx 'the pictures are equal' said.txt && [ -s hello.png ])

# The plug-in under both build systems, with the program where SwiftPM finds tools.
bin=$(cd "${FITTINGROOM_BIN:-.build/release}" && pwd)
for builder in native swiftbuild; do
  plugin() {
    env PATH="$bin:$PATH" swift package --package-path "$package" --scratch-path "$scratch/plugin-$builder" \
      --build-system "$builder" plugin --allow-writing-to-package-directory fittingroom "$@"
  }
  out=$folder/$builder
  plugin render Sources --size 120x60 -o "$out/pictures"
  find "$out/pictures" -name '*.png' | grep -q .
  plugin record "$out/References" Sources --size 120x60
  plugin verify "$out/References" Sources --size 120x60 --results "$out/results" | grep -q ' identical'
  plugin lint Sources --size 120x60 --output "$out/lint" || [ $? = 1 ]
  plugin measure Sources/Greetings/Resources/Localizable.xcstrings --width 200 > "$out/measured.txt" || [ $? = 1 ]
  plugin preview Sources --once > "$out/preview.txt"
  # It reports what it cannot do, and ends with the program's exit code.
  code=0
  plugin verify "$out/References" Sources --size 121x61 --results "$out/other" > /dev/null 2>&1 || code=$?
  [ "$code" != 0 ]
  code=0
  plugin paint > "$out/unknown.txt" 2>&1 || code=$?
  [ "$code" != 0 ] && grep -q 'there is no “paint”' "$out/unknown.txt"
done
code=0
env PATH="$(dirname "$(command -v swift)"):/usr/bin:/bin" swift package --package-path "$package" \
  --scratch-path "$scratch/plugin-native" plugin --allow-writing-to-package-directory fittingroom render > "$folder/absent.txt" 2>&1 || code=$?
[ "$code" != 0 ] && grep -q 'neither on the path nor beside the compiler' "$folder/absent.txt"
