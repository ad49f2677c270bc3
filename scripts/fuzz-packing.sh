#!/bin/sh
# Looks for pictures that are not read back as they were written, guided by which parts of the packing they reach (libFuzzer,
# with AddressSanitizer).
#
#     scripts/fuzz-packing.sh [SECONDS] [FOLDER]
#
# What is found is left in FOLDER, out/fuzzing unless named otherwise, where a later run goes on. An input that fails is run
# alone by out/fuzzing/fuzzer FILE.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-600}
folder=${2:-out/fuzzing}
mkdir -p "$folder/corpus" "$folder/build"
build=$folder/build
codec=Sources/Pictures/PNGCodec
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
clang=$toolchain/bin/clang
c="-ISources/C/CRowKernels/include"

# The package manager makes this one by itself.
printf 'module CRowKernels { umbrella header "%s/Sources/C/CRowKernels/include/CRowKernels.h" export * }\n' "$PWD" \
  >"$build/CRowKernels.modulemap"

objects=
for file in Sources/C/CRowKernels/*.c; do
  object=$build/$(basename "$file" .c).o
  "$clang" -O2 -g -fsanitize=fuzzer-no-link,address $c -c "$file" -o "$object"
  objects="$objects $object"
done

# One module after the other, each as one object.
module() {
  name=$1
  shift
  swiftc -O -g -wmo -parse-as-library -sanitize=fuzzer,address -swift-version 6 -package-name fuzzing -module-name "$name" \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -I "$build" -Xcc -fmodule-map-file="$build/CRowKernels.modulemap" -Xcc -fmodule-map-file=Sources/C/CPNG/module.modulemap \
    -Xcc -fmodule-map-file=Sources/C/CDeflate/module.modulemap \
    -emit-module -emit-module-path "$build/$name.swiftmodule" -emit-object -o "$build/$name.o" "$@"
  objects="$objects $build/$name.o"
}
module Imaging $(find Sources/Pictures/Imaging -name '*.swift')
module PNGCodec $(find $codec -name '*.swift')
module Fuzzer Tests/Fuzzing/PackingFuzzer.swift Tests/PNGCodecTests/Generated/StrictReader.swift

swiftc -sanitize=fuzzer,address $objects -lpng -ldeflate -o "$folder/fuzzer"
exec "$folder/fuzzer" -max_total_time="$seconds" -max_len=400 -len_control=0 -timeout=20 -artifact_prefix="$folder/" -print_final_stats=1 "$folder/corpus"
