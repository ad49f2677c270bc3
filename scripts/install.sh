#!/bin/sh
# Installs the built program so that its folder can be moved anywhere, or removes exactly the files that it has installed.
#
#   install.sh BUILD PREFIX      installs the contents of the build folder to PREFIX
#   install.sh --remove PREFIX   removes it again
#
# DESTDIR precedes PREFIX, as packagers expect. Environment: ZSH_COMPLETIONS is the folder below PREFIX for zsh's
# completions (share/zsh/site-functions).
set -eu
umask 022
scripts=$(cd "$(dirname "$0")" && pwd)
project=$(dirname "$scripts")

# The files of an installation, one path per line relative to PREFIX; folders that it created end in a slash.
list=lib/fittingroom/installed.txt

remove() {
  # From the deepest folder up, so that each is empty when it is removed; folders with files of others remain.
  sort -r "$1/$list" | while IFS= read -r path; do
    case $path in
      */) rmdir "$1/$path" 2>/dev/null || true ;;
      *) rm -f "$1/$path" ;;
    esac
  done
}

if [ "${1:-}" = --remove ] && [ $# = 2 ]; then
  target=${DESTDIR:-}$2
  if [ ! -f "$target/$list" ]; then
    echo "error: $target/$list is not there; nothing was installed to $target by this script" >&2
    exit 66
  fi
  remove "$target"
  exit 0
fi
if [ $# != 2 ]; then
  sed -n '2,/^set/{/^#/s/^# \{0,1\}//p;}' "$0" >&2
  exit 64
fi
build=$1
target=${DESTDIR:-}$2
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

# The programs keep the symbols that previews look up, but no others and no debug information.
mkdir -p "$stage/bin" "$stage/lib/fittingroom/Modules" "$stage/lib/fittingroom/swift" "$stage/share/fittingroom"
install -s "$build/fittingroom" "$build/fittingroom-engine" "$stage/bin"
resources=$build/FittingRoom_CommandLineTool.resources
install -s "$resources/libPreviewMacros.so" "$resources/libSourceSyntax.so" "$stage/lib/fittingroom"

# Swift's runtime, which has to be that of the compiler that built the modules: the libraries that the engine loads from the
# folder of libswiftCore.so. A name that a shell would expand is rejected.
runtime=$(ldd "$build/fittingroom-engine" | sed -n 's|^\tlibswiftCore.so => \(.*\)/libswiftCore.so .*|\1|p')
if [ -z "$runtime" ]; then
  echo "error: $build/fittingroom-engine is not linked with Swift’s runtime as a shared library" >&2
  exit 69
fi
# Libraries that the compiler loads for the plug-ins, although the engine may not.
for file in "$build/fittingroom-engine" "$resources/libPreviewMacros.so" "$resources/libSourceSyntax.so"; do
  LD_LIBRARY_PATH=$runtime ldd "$file"
done | sed -n 's|^\t[^ ]* => \(.*\) (0x[0-9a-f]*)$|\1|p' | sort -u | while IFS= read -r library; do
  if [ "$(dirname "$library")" = "$runtime" ]; then
    install -s -m 644 "$library" "$stage/lib/fittingroom/swift"
  fi
done
"$scripts/set-runpath.py" '$ORIGIN/../lib/fittingroom/swift' "$stage/bin/fittingroom-engine"
"$scripts/set-runpath.py" '$ORIGIN/swift' "$stage/lib/fittingroom/libPreviewMacros.so" \
  "$stage/lib/fittingroom/libSourceSyntax.so"

# The program's own modules, which the compiler reads when it compiles previews.
for module in "$build"/Modules/*.swiftmodule; do
  case ${module##*/} in
    *Tests.swiftmodule | TestSupport.* | RenderSupport.* | Launcher.* | CommandLineTool.* | Benchmarks.*) ;;
    *) install -m 644 "$module" "$stage/lib/fittingroom/Modules" ;;
  esac
done
cp -R "$project/StandIns" "$stage/lib/fittingroom"
cp -R "$project/Fonts" "$stage/share/fittingroom"

# The licences. The fonts have theirs beside them.
documents=$stage/share/doc/fittingroom
mkdir -p "$documents/licenses"
install -m 644 "$project/LICENSE" "$project/README.md" "$project/CHANGELOG.md" "$documents"
cp -R "$project/Documentation" "$documents"
install -m 644 "$runtime/../../../share/swift/LICENSE.txt" "$documents/licenses/Swift.txt"
for package in "$(cd -P "$build/../.." && pwd)"/checkouts/*; do
  for license in "$package"/LICENSE*; do
    if [ -f "$license" ]; then install -m 644 "$license" "$documents/licenses/${package##*/}.txt"; fi
  done
done

# Completions and manual pages, made from the program's description of its commands.
mkdir -p "$stage/share/man/man1"
"$scripts/describe-commands.py" man "$build/fittingroom-engine" "$stage/share/man/man1"
completions() {
  mkdir -p "$(dirname "$stage/$2")"
  "$build/fittingroom-engine" --generate-completion-script "$1" > "$stage/$2"
}
completions bash share/bash-completion/completions/fittingroom
completions zsh "${ZSH_COMPLETIONS:-share/zsh/site-functions}/_fittingroom"
completions fish share/fish/vendor_completions.d/fittingroom.fish

find "$stage" -type d -exec chmod 755 {} +
find "$stage" -type f -perm -u=x -exec chmod 755 {} +
find "$stage" -type f ! -perm -u=x -exec chmod 644 {} +

# Files of an earlier version are removed; folders that existed before do not belong to the installation.
if [ -f "$target/$list" ]; then remove "$target"; fi
{
  (cd "$stage" && find . -type f | sed 's|^\./||')
  echo "$list"
  (cd "$stage" && find . -mindepth 1 -type d | sed 's|^\./||') | while IFS= read -r folder; do
    if [ ! -d "$target/$folder" ]; then echo "$folder/"; fi
  done
} | LC_ALL=C sort > "$stage/installed"
mkdir -p "$target"
mv "$stage/installed" "$stage/$list"
chmod 644 "$stage/$list"
cp -R "$stage/." "$target/"
