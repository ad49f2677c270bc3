#!/bin/sh
# Builds a user's package that imports SwiftUI from nothing, and runs its snapshot test: what Documentation/Packages.md says.
#
#   package.sh [FOLDER]    keeps what is built in FOLDER, so that the next run is quick; else in one that is removed
set -eu
cd "$(dirname "$0")/.."

# As whoever depends on the package has it, not as the program is built.
unset FITTINGROOM_PROGRAM FITTINGROOM_ONLY
package=Tests/Packages/Greetings
scratch=${1:-}
if [ -z "$scratch" ]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
fi

# The file to copy in the documentation is the package's own but for the path.
sed -n '/^```swift$/,/^```$/p' Documentation/Packages.md | sed '1d;$d' \
  | sed 's|path: "../FittingRoom"|path: "../../.."|' | diff - "$package/Package.swift"

# References are never recorded here, whoever runs this.
SNAPSHOT_TESTING_RECORD=never swift test --package-path "$package" --scratch-path "$scratch"
