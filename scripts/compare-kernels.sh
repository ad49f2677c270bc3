#!/bin/sh
# Compiles the kernels for this processor and for 64-bit ARM, runs both (the latter in an emulator), and compares their
# output. Needs clang (Swift's works), an emulator and a C library for ARM (Debian: qemu-user,
# gcc-aarch64-linux-gnu, libc6-dev-arm64-cross).
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
sources="$root/Tests/KernelPortability/kernels.c $root/Sources/C/CKernelLevel/*.c $root/Sources/C/CPixelKernels/*.c $root/Sources/C/CRowKernels/*.c"
flags="-O2 -I$root/Sources/C/CKernelLevel/include -I$root/Sources/C/CPixelKernels/include -I$root/Sources/C/CRowKernels/include"

# shellcheck disable=SC2086
clang $flags $sources -o "$build/here"
for source in $sources; do
  # shellcheck disable=SC2086
  clang --target=aarch64-linux-gnu --sysroot=/usr/aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include \
    $flags -c "$source" -o "$build/$(basename "$source").o"
done
aarch64-linux-gnu-gcc -static "$build"/*.o -o "$build/arm"

"$build/here" 0 >"$build/expected"
cat "$build/expected"
for level in 1 2; do
  # A level that this processor lacks is left out.
  "$build/here" $level >"$build/got" || continue
  head -n "$(wc -l <"$build/got")" "$build/expected" | diff - "$build/got"
  echo "level $level: the same"
done
qemu-aarch64 "$build/arm" >"$build/got"
diff "$build/expected" "$build/got"
echo "64-bit ARM: the same"
