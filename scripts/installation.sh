#!/bin/sh
# Tests installations and downloads: in moved folders, with and without Swift, removed again, and made twice with the same bytes.
#
#   installation.sh [BUILD]      the build folder (.build/release)
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
project=$(dirname "$scripts")
build=$(cd "${1:-$project/.build/release}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

. "$scripts/expect.sh"
swiftc=${FITTINGROOM_SWIFTC:-$(command -v swiftc)}
swiftc=$(readlink -f "$swiftc")
toolchain=$(dirname "$swiftc")
# An environment without the caller's variables and without a toolchain.
bare() { env -i HOME="$work/home" PATH=/usr/bin:/bin FITTINGROOM_PROGRESS=none "$@"; }
mkdir -p "$work/home"
! bare sh -c 'command -v swiftc' > /dev/null || fail "there is a swiftc in /usr/bin, so that nothing runs without Swift here"

sample=$project/Samples/UploadProgress.swift
catalog=$work/Localizable.strings
printf '"greeting" = "Good morning";\n' > "$catalog"

# Commands that need no Swift, and commands that do, in an installation whose folder has a space in its name.
use() {
  program=$1/bin/fittingroom
  ends_with 0 bare "$program" --version
  ends_with 0 bare "$program" compare "$project/Documentation/Gallery" "$project/Documentation/Gallery"
  ends_with 0 bare "$program" measure "$catalog" --width 300
  ends_with 0 bare "$program" convert "$catalog" --locale en -o "$work/strings.xml"
  ends_with 0 bare "$program" frame "$project/Documentation/Gallery/SafeAreas.SafeAreas.402x874.iPhone-16-Pro.png" \
    -o "$work/framed"
  rm -rf "$work/run" "$work/parts"
  ends_with 0 bare "$program" selftest --scenes-only
  # Without a toolchain, both report it.
  ends_with 69 bare "$program" render "$sample" --size 100x60 -o "$work/none"
  says "no Swift compiler was found"
  ends_with 69 bare "$program" doctor
  says "swiftly install"
  # With one, both find it.
  ends_with 0 bare FITTINGROOM_SWIFTC="$swiftc" "$program" render "$sample" --size 100x60 -o "$work/named"
  ends_with 0 bare PATH="$toolchain:/usr/bin:/bin" "$program" render "$sample" --size 100x60 -o "$work/path"
  ends_with 0 bare FITTINGROOM_SWIFTC="$swiftc" "$program" doctor --json
  cmp "$work/named/UploadProgress.UploadProgressView.100x60.png" \
    "$work/path/UploadProgress.UploadProgressView.100x60.png" || fail "two ways to a compiler, two pictures"
  cmp "$work/named/UploadProgress.UploadProgressView.100x60.png" "$work/built.png" ||
    fail "the installed program draws otherwise than the built one"
}

ends_with 0 "$build/fittingroom" render "$sample" --size 100x60 -o "$work/built"
mv "$work/built/UploadProgress.UploadProgressView.100x60.png" "$work/built.png"

# An installation beside files of others, one of them in a folder that the installation uses, too.
mkdir -p "$work/prefix/bin" "$work/prefix/share/man"
echo "not ours" > "$work/prefix/bin/other"
(cd "$work/prefix" && find . | sort) > "$work/before"
"$scripts/install.sh" "$build" "$work/prefix"
# Once more, as an upgrade.
"$scripts/install.sh" "$build" "$work/prefix"
cp -R "$work/prefix" "$work/copy"
"$scripts/install.sh" --remove "$work/prefix"
(cd "$work/prefix" && find . | sort) | cmp - "$work/before" || fail "uninstalling leaves or takes something"
mkdir "$work/moved here"
mv "$work/copy" "$work/moved here/prefix"
use "$work/moved here/prefix"
# No folder of the build is accessed.
readelf --dynamic "$work/moved here/prefix/bin/fittingroom-engine" | sed -n 's/.*RUNPATH.*\[\(.*\)\]/\1/p' > "$work/runpath"
[ "$(cat "$work/runpath")" = '$ORIGIN/../lib/fittingroom/swift' ] || fail "the RUNPATH is $(cat "$work/runpath")"

# Completions and manual pages.
share="$work/moved here/prefix/share"
bash -n "$share/bash-completion/completions/fittingroom"
if command -v zsh > /dev/null; then zsh -n "$share/zsh/site-functions/_fittingroom"; fi
if command -v fish > /dev/null; then fish -n "$share/fish/vendor_completions.d/fittingroom.fish"; fi
for page in fittingroom fittingroom-render fittingroom-snapshot-verify; do
  grep -q '^\.SH NAME' "$share/man/man1/$page.1" || fail "there is no page for man $page"
done
cmp "$project/LICENSE" "$share/doc/fittingroom/LICENSE"
[ -s "$share/doc/fittingroom/licenses/Swift.txt" ] || fail "the licence of Swift’s runtime is not installed"

# The downloads: made twice, with different settings.
"$scripts/dist.sh" "$build" "$work/dist" > "$work/sums"
(umask 077 && TZ=Asia/Tokyo LANG=C.UTF-8 "$scripts/dist.sh" "$build" "$work/again") | cmp - "$work/sums" ||
  fail "two runs give two results"
mkdir "$work/un packed"
tar -xf "$work"/dist/fittingroom-*.tar.gz -C "$work/un packed"
use "$work/un packed/$(ls "$work/un packed")"
! grep -rlF "$work" "$work/un packed" > "$work/said" || { cat "$work/said" >&2; fail "these name the folder of the build"; }

# The bundle as a package's binary target: its plug-ins run the program, under both of SwiftPM's build systems.
bundle=$(echo "$work"/dist/*.artifactbundle.zip)
mkdir -p "$work/user/Plugins/Measure" "$work/user/Sources/User"
cp "$bundle" "$work/user/fittingroom.artifactbundle.zip"
cp "$catalog" "$work/user"
echo 'public let user = 1' > "$work/user/Sources/User/User.swift"
cat > "$work/user/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "User",
  targets: [
    .target(name: "User"),
    .binaryTarget(name: "fittingroom", path: "fittingroom.artifactbundle.zip"),
    .plugin(
      name: "Measure", capability: .command(intent: .custom(verb: "measure", description: "Measures the texts.")),
      dependencies: ["fittingroom"]),
  ])
END
cat > "$work/user/Plugins/Measure/Measure.swift" <<'END'
import Foundation
import PackagePlugin

@main
struct Measure: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "fittingroom").url
    process.arguments = ["measure", "Localizable.strings"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
END
for builder in native swiftbuild; do
  ends_with 0 bare PATH="$toolchain:/usr/bin:/bin" swift package --package-path "$work/user" \
    --scratch-path "$work/user/.build-$builder" --build-system "$builder" plugin measure --width 300
  says "Good morning"
done
# SwiftPM's checksum of the bundle is the one that is published with it.
checksum=$(bare PATH="$toolchain:/usr/bin:/bin" swift package --package-path "$work/user" compute-checksum "$bundle")
grep -q "^$checksum  " "$work"/dist/SHA256SUMS-* || fail "SHA256SUMS has another checksum than SwiftPM"

if command -v lintian > /dev/null; then
  ends_with 0 lintian --fail-on error "$work"/dist/*.deb
fi
echo "installed, moved, used, removed, packed twice: as it should be"
