#!/bin/sh
# Makes a release's downloads: a tarball that runs from any folder, a package for Debian and its derivatives, and an artifact
# bundle for SwiftPM. The same build gives the same bytes, on any machine and at any time.
#
#   dist.sh [BUILD [OUTPUT]]     the build folder (.build/release) and the folder for the files (.build/dist)
#
# Environment: SOURCE_DATE_EPOCH is the modification time of the files; the default is the time of the last commit.
set -eu
umask 022
export LC_ALL=C TZ=UTC
scripts=$(cd "$(dirname "$0")" && pwd)
project=$(dirname "$scripts")
build=$(cd "${1:-$project/.build/release}" && pwd)
output=${2:-$project/.build/dist}
mkdir -p "$output"
output=$(cd "$output" && pwd)

version=$("$build/fittingroom-engine" --version | sed 's/ .*//')
machine=$(uname -m)
case $machine in
  x86_64) architecture=amd64 ;;
  aarch64) architecture=arm64 ;;
  *) echo "error: there are no releases for $machine" >&2; exit 69 ;;
esac
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$project" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
name=fittingroom-$version-linux-$machine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The system's libraries that the engine is loaded with, or loads for views that use the network or XML, except for the C library's
# own; each as LIBRARY PACKAGE.
libraries() {
  toolchain=$(ldd "$build/fittingroom-engine" | sed -n 's|^\tlibswiftCore.so => \(.*\)/libswiftCore.so .*|\1|p')
  ldd "$build/fittingroom-engine" "$toolchain/libFoundationNetworking.so" "$toolchain/libFoundationXML.so" | sed -n 's|^\t[^ ]* => \(/[^ ]*\) (0x[0-9a-f]*)$|\1|p' | sort -u |
    while IFS= read -r library; do
      if [ -e "$runtime/${library##*/}" ]; then continue; fi
      # dpkg may know the path behind the link from /lib to /usr/lib.
      owner=$({ dpkg-query --search "$library" || dpkg-query --search "$(readlink -f "$library")" ||
        dpkg-query --search "/usr$library"; } 2>/dev/null | sed -n '1s/:.*//p')
      case $owner in
        libc6) ;;
        "") echo "error: no package has $library, so that its licence is not known" >&2; exit 69 ;;
        *) echo "$library $owner" ;;
      esac
    done
}

# Copies libraries into an installation, with their authors' notices.
carry() {
  mkdir -p "$1/lib/fittingroom/libraries" "$2"
  while read -r library owner; do
    install -s -m 644 "$library" "$1/lib/fittingroom/libraries/${library##*/}"
    install -m 644 "/usr/share/doc/$owner/copyright" "$2/$owner.txt"
  done
}

same_times() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

# The tarball: everything except the C library, and the toolchain for commands that compile.
tree=$work/tarball/$name
"$scripts/install.sh" "$build" "$tree"
runtime=$tree/lib/fittingroom/swift
libraries > "$work/libraries"
carry "$tree" "$tree/share/doc/fittingroom/licenses/libraries" < "$work/libraries"
(cd "$tree" && find . -mindepth 1 -type d -printf '%P/\n' -o -type f -printf '%P\n' | sort) > "$work/installed"
cp "$work/installed" "$tree/lib/fittingroom/installed.txt"
same_times "$work/tarball"
archive() {
  tar --create --directory "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --mode=u+rw,go=rX --format=gnu "$2" | gzip --no-name
}
archive "$work/tarball" "$name" > "$output/$name.tar.gz"

# The artifact bundle for SwiftPM, in which plug-ins find the program.
bundle=$work/bundle/fittingroom-$version-linux-$machine.artifactbundle
mkdir -p "$bundle"
cp -R "$tree" "$bundle/$name"
cat > "$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "fittingroom": {
      "version": "$version",
      "type": "executable",
      "variants": [
        { "path": "$name/bin/fittingroom", "supportedTriples": ["$machine-unknown-linux-gnu"] }
      ]
    }
  }
}
END
same_times "$work/bundle"
rm -f "$output/${bundle##*/}.zip"
(cd "$work/bundle" && find "${bundle##*/}" | sort | zip --quiet -X -@ "$output/${bundle##*/}.zip")

# The Debian package. From other projects it contains Swift's runtime, and the one library that has another name in each
# release of Debian; the rest are dependencies.
root=$work/deb
ZSH_COMPLETIONS=share/zsh/vendor-completions DESTDIR=$root "$scripts/install.sh" "$build" /usr
grep cmark "$work/libraries" | carry "$root/usr" "$work/copyrights"
documents=$root/usr/share/doc/fittingroom
rm "$root/usr/lib/fittingroom/installed.txt" "$documents/LICENSE"
{
  cat <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: FittingRoom
Source: the repository that this package was built from

Files: *
Copyright: the authors of FittingRoom
License: Apache-2.0
 On Debian systems the full text is in /usr/share/common-licenses/Apache-2.0.

Files: usr/lib/fittingroom/swift/*
Copyright: Apple Inc. and the Swift project authors
License: Apache-2.0 with Runtime Library Exception
 The full text is in licenses/Swift.txt beside this file.

Files: usr/share/fittingroom/Fonts/*
Copyright: the authors of the fonts, who are named beside them
License: OFL-1.1
 The full texts are in the files OFL.txt beside the fonts.

Files: usr/lib/fittingroom/libraries/*
Copyright: the authors of cmark-gfm
License: BSD-2-clause and others
END
  cat "$work/copyrights"/*.txt | sed 's/^$/./; s/^/ /'
} > "$documents/copyright"
mkdir -p "$root/usr/share/lintian/overrides"
cat > "$root/usr/share/lintian/overrides/fittingroom" <<END
# The launcher is linked statically: loading libraries takes longer than comparing two pictures.
fittingroom: embedded-library *libpng*
fittingroom: embedded-library *zlib*
# Yams includes its own copy.
fittingroom: embedded-library *libyaml*
fittingroom: statically-linked-binary *
END
gzip --best --no-name --stdout "$documents/CHANGELOG.md" > "$documents/changelog.gz"
rm "$documents/CHANGELOG.md"
find "$root/usr/share/man" -name '*.1' -exec gzip --best --no-name {} +
mkdir -p "$work/shlibs/debian" "$root/DEBIAN"
echo "Source: fittingroom" > "$work/shlibs/debian/control"
private=$root/usr/lib/fittingroom
# Bundled libraries are not dependencies.
carried=$(sed -n '/cmark/s/.* /-x/p' "$work/libraries" | sort -u)
# shellcheck disable=SC2086
depends=$(cd "$work/shlibs" && find "$private" "$root/usr/bin" -type f \( -name '*.so*' -o -name fittingroom-engine \) \
  ! -name 'libPreviewMacros.so' ! -name 'libSourceSyntax.so' |
  sort | xargs dpkg-shlibdeps -O --ignore-missing-info $carried -l"$private/swift" -l"$private/libraries" 2>"$work/shlibs/log" |
  sed -n 's/^shlibs:Depends=//p')
if [ -z "$depends" ]; then cat "$work/shlibs/log" >&2; exit 70; fi
cat > "$root/DEBIAN/control" <<END
Package: fittingroom
Version: $version
Architecture: $architecture
Maintainer: FittingRoom <maintainers@fittingroom.invalid>
Section: devel
Priority: optional
Installed-Size: $(du --summarize --apparent-size --block-size=1024 "$root/usr" | cut -f1)
Depends: $depends
Recommends: libc6-dev, libturbojpeg0 | libturbojpeg, libwebp7, libheif1, librsvg2-2, libpoppler-glib8
Suggests: ffmpeg, git
Description: SwiftUI views as pictures, without a Mac
 FittingRoom compiles SwiftUI sources on Linux, lays them out by SwiftUI's rules
 and writes a PNG file for every size, language and text size that is asked for.
 It compares pictures with references, finds layout faults and translations that
 do not fit, shows previews live in a browser and serves them to coding agents.
 .
 Rendering needs the Swift toolchain that this release was built with
 ("fittingroom doctor" says which); comparing, framing, measuring and converting
 do not.
END
(cd "$root" && find usr -type f | sort | xargs -d '\n' md5sum) > "$root/DEBIAN/md5sums"
same_times "$root"
# A higher level takes minutes of processor time to save a tenth.
dpkg-deb --root-owner-group -Zxz -z1 --build "$root" "$output/fittingroom_${version}_$architecture.deb" > "$work/log" ||
  { cat "$work/log" >&2; exit 70; }

cd "$output"
sha256sum "$name.tar.gz" "${bundle##*/}.zip" "fittingroom_${version}_$architecture.deb" |
  tee "SHA256SUMS-$machine"
