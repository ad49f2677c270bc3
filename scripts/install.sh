#!/bin/sh
# Installs the built program so that its folder can be moved anywhere, or removes exactly what it has installed.
#
#   install.sh BUILD PREFIX      installs what lies in the build folder to PREFIX
#   install.sh --remove PREFIX   removes it again
#
# DESTDIR is put before PREFIX, as packagers want it. Environment: ZSH_COMPLETIONS is the folder below PREFIX for zsh's
# completions (share/zsh/site-functions).
set -eu
umask 022
scripts=$(cd "$(dirname "$0")" && pwd)
project=$(dirname "$scripts")

# What an installation consists of, one path to a line below PREFIX; folders that it has made end in a slash.
list=lib/fittingroom/installed.txt

remove() {
  # In the order from the deepest folder up, so that each is empty when its turn comes; others' files keep it.
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

# The programs keep the symbols that previews find in them, but neither the others nor what a debugger would read.
mkdir -p "$stage/bin" "$stage/lib/fittingroom/Modules" "$stage/lib/fittingroom/swift" "$stage/share/fittingroom"
install -s "$build/fittingroom" "$build/fittingroom-engine" "$stage/bin"
resources=$build/FittingRoom_CommandLineTool.resources
install -s "$resources/libPreviewMacros.so" "$resources/libSourceSyntax.so" "$stage/lib/fittingroom"

# Swift's runtime, which has to be that of the compiler that made the modules: what the engine is loaded with from the folder of
# libswiftCore.so. A name that a shell would expand is none of these.
runtime=$(ldd "$build/fittingroom-engine" | sed -n 's|^\tlibswiftCore.so => \(.*\)/libswiftCore.so .*|\1|p')
if [ -z "$runtime" ]; then
  echo "error: $build/fittingroom-engine is not linked with Swift’s runtime as a shared library" >&2
  exit 69
fi
# What the compiler loads of ours needs some that the engine may not.
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

# Previews are compiled against the program's own modules: what the compiler reads of them.
for module in "$build"/Modules/*.swiftmodule; do
  case ${module##*/} in
    *Tests.swiftmodule | TestSupport.* | RenderSupport.* | Launcher.* | CommandLineTool.* | Benchmarks.*) ;;
    *) install -m 644 "$module" "$stage/lib/fittingroom/Modules" ;;
  esac
done
cp -R "$project/StandIns" "$stage/lib/fittingroom"
cp -R "$project/Fonts" "$stage/share/fittingroom"

# Whose work it is. The fonts have their licences beside them.
documents=$stage/share/doc/fittingroom
mkdir -p "$documents/licenses"
install -m 644 "$project/LICENSE" "$project/README.md" "$project/CHANGELOG.md" "$documents"
cp -R "$project/Documentation" "$documents"
install -m 644 "$runtime/../../../share/swift/LICENSE.txt" "$documents/licenses/Swift.txt"
for package in "$project"/.build/checkouts/*; do
  for license in "$package"/LICENSE*; do
    if [ -f "$license" ]; then install -m 644 "$license" "$documents/licenses/${package##*/}.txt"; fi
  done
done

# What the shell and `man` know of the program, made from its own description of itself.
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

# Of an earlier version nothing stays, and folders that were there before it are not this one's.
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
