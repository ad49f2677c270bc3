#!/bin/sh
# Searches for inputs that crash, hang or give a wrong answer, guided by code coverage (libFuzzer, with
# AddressSanitizer). Each target is a file of Tests/Fuzzing, which states the invariants:
#
#     packing    encoded pictures decode to the same pixels, with libpng and with libdeflate
#     decoding   PNG files, whole or with valid checksums around invalid contents
#     catalogs   files with translations, in all formats
#     budgets    budgets files
#     fonts      damaged fonts through the shaper
#     drawing    display lists
#     layout     trees of views, against the model of the layout tests
#     markdown   inline Markdown, and texts that reports write to Markdown and terminals
#     messages   messages of workers, from the protocol's grammar with its rules broken, against the program's reader
#
#     scripts/fuzz.sh TARGET [SECONDS] [FOLDER]
#
# Findings are left in FOLDER/TARGET (by default out/fuzzing), where a later run continues. To run a failing input by itself:
# FOLDER/TARGET/fuzzer FILE. RUNS=N ends a run after that many inputs.
set -eu
cd "$(dirname "$0")/.."
target=${1:?"the name of a target is missing"}
seconds=${2:-600}
mkdir -p "${3:-out/fuzzing}"
root=$(realpath "${3:-out/fuzzing}")
folder=$root/$target
build=$root/build
mkdir -p "$folder/corpus" "$build"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
clang=$toolchain/bin/clang
flags="-O -g -wmo -parse-as-library -sanitize=fuzzer,address -package-name fuzzing -I $build -Xcc -ISources/C/CKernelLevel/include"
for library in CPNG CDeflate CFreeType CHarfBuzz CICU CExpat CMarkdown CProcess; do
  flags="$flags -Xcc -fmodule-map-file=Sources/C/$library/module.modulemap"
done
for library in freetype2 harfbuzz; do flags="$flags -Xcc -I/usr/include/$library"; done
objects=
linking=
changed=

# Whether an object is older than its sources or its dependencies.
is_old() {
  object=$1
  shift
  [ -n "$changed" ] || [ ! -e "$object" ] || [ -n "$(find "$@" -newer "$object" | head -n 1)" ]
}

# c NAME FOLDER: a module in C.
c() {
  # Rewritten only if its content differs: the folder may belong to another target.
  map=$(printf 'module %s { umbrella "%s/%s/include" export * }' "$1" "$PWD" "$2")
  [ "$map" = "$(cat "$build/$1.modulemap" 2>/dev/null)" ] || echo "$map" >"$build/$1.modulemap"
  flags="$flags -Xcc -fmodule-map-file=$build/$1.modulemap"
  for file in "$2"/*.c "$2"/src/*.c; do
    [ -e "$file" ] || continue
    object=$build/$1-$(basename "$file" .c).o
    if is_old "$object" "$2"; then
      "$clang" -O2 -g -fsanitize=fuzzer-no-link,address "-I$2/include" -ISources/C/CKernelLevel/include -c "$file" -o "$object"
    fi
    # A dependency of two modules is linked once.
    case " $objects " in *" $object "*) ;; *) objects="$objects $object" ;; esac
  done
}

# module NAME FLAGS FILE...: a module in Swift, as one object.
module() {
  name=$1
  options=$2
  shift 2
  if is_old "$build/$name.o" "$@"; then
    echo "compiling $name"
    # shellcheck disable=SC2086,SC2046
    swiftc $flags $options -module-name "$name" -emit-module -emit-module-path "$build/$name.swiftmodule" \
      -emit-object -o "$build/$name.o" $(find "$@" -name '*.swift' | LC_ALL=C sort)
    changed=yes
  fi
  objects="$objects $build/$name.o"
}

six="-swift-version 6 -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility"
case $target in
  packing | decoding) modules="OperatingSystem Imaging PNGCodec" ;;
  catalogs) modules="OperatingSystem Reports StringCatalogs" ;;
  budgets) modules="OperatingSystem Reports Geometry Imaging PNGCodec Fonts Typesetting StringCatalogs Yams StringMeasuring" ;;
  fonts) modules="OperatingSystem Geometry Imaging PNGCodec Fonts Typesetting" ;;
  drawing) modules="OperatingSystem Geometry Imaging PNGCodec Fonts Drawing Rasterization" ;;
  layout) modules="Geometry LayoutEngine" ;;
  markdown) modules="Reports" ;;
  messages) modules= ;;
  *) echo "there is no target $target" >&2 && exit 2 ;;
esac
for name in $modules; do
  case $name in
    PNGCodec) c CKernelLevel Sources/C/CKernelLevel; c CRowKernels Sources/C/CRowKernels ;;
    Rasterization) c CKernelLevel Sources/C/CKernelLevel; c CPixelKernels Sources/C/CPixelKernels ;;
    Yams)
      c CYaml .build/checkouts/Yams/Sources/CYaml
      module Yams "-swift-version 5 -suppress-warnings -D SWIFT_PACKAGE" .build/checkouts/Yams/Sources/Yams
      continue
      ;;
  esac
  module "$name" "$six" "$(find Sources -mindepth 2 -maxdepth 2 -type d -name "$name")"
done
# The reader of messages depends on most modules. These come from the package's own build; the modules under test are
# compiled here.
if [ "$target" = messages ]; then
  products=.build/release
  list=$products/fittingroom-engine.product/Objects.LinkFileList
  [ -e "$list" ] || { echo "the program is not there: make build" >&2 && exit 2; }
  for map in Sources/C/*/module.modulemap "$products"/*.build/module.modulemap; do
    [ ! -e "$map" ] || flags="$flags -Xcc -fmodule-map-file=$map"
  done
  # Package access needs the package's name, which is that of its folder.
  flags=$(echo "$flags" | sed "s/-package-name fuzzing/-package-name $(basename "$PWD" | tr '[:upper:]' '[:lower:]')/")
  flags="$flags -I $products/Modules"
  module PreviewRunner "$six" Sources/Previews/PreviewRunner
  # All objects of the program except its commands.
  linking=-use-ld=lld
  for object in $(grep -vE '/(PreviewRunner|CommandLineTool)[.]build/' "$list" | tr -d "'\""); do
    objects="$objects $object"
  done
fi
# The fuzzer itself, with the files that it shares with the tests.
case $target in
  packing) shared=Tests/PNGCodecTests/Generated/StrictReader.swift ;;
  layout) shared=Tests/LayoutEngineTests/Model ;;
  markdown) shared=Sources/Interface/ViewContent/Text/MarkdownParser.swift ;;
  messages) shared="Tests/Fuzzing/FuzzedConversation.swift Tests/Fuzzing/ConversationModel.swift" ;;
  *) shared= ;;
esac
first=$(echo "$target" | cut -c1 | tr '[:lower:]' '[:upper:]')
# shellcheck disable=SC2086
module "${target}Fuzzer" "$six" "Tests/Fuzzing/$first$(echo "$target" | cut -c2-)Fuzzer.swift" \
  Tests/Fuzzing/FuzzedBytes.swift $shared
# shellcheck disable=SC2086
swiftc -sanitize=fuzzer,address $linking $objects -lpng -ldeflate -lfreetype -lharfbuzz -lexpat -lcmark-gfm -lcmark-gfm-extensions \
  -l_FoundationICU -o "$folder/fuzzer"
# Inputs begin short and grow if that reaches more code: the time of an execution is proportional to its input, and a tenth of
# a second for a long text would leave few executions.
case $target in
  fonts | packing | drawing | layout | markdown | messages) longest=400 ;;
  *) longest=1000 ;;
esac
# Freed memory stays reserved for a while, so that uses after it are found: 256 MB of it are more than the processor's caches.
# Leaks are not checked: Swift's runtime and fonts that are opened once never free their memory.
export ASAN_OPTIONS="quarantine_size_mb=16:detect_leaks=0:${ASAN_OPTIONS:-}"
# Workers' messages must not make the program use much memory.
case $target in
  messages) limits="-rss_limit_mb=1024 -malloc_limit_mb=64" ;;
  *) limits=-rss_limit_mb=4096 ;;
esac
# shellcheck disable=SC2086
exec "$folder/fuzzer" -max_total_time="$seconds" -runs="${RUNS:--1}" -max_len=$longest -timeout=20 \
  $limits -artifact_prefix="$folder/" -print_final_stats=1 "$folder/corpus"
