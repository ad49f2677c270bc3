#!/bin/sh
# Runs the tests with AddressSanitizer and ThreadSanitizer, each in its own optimized build: without the optimizer, the plain
# counterparts that tests compare with take hours under a sanitizer.
#
#     scripts/sanitizers.sh [address|thread|all] [MODULE...]
#
# With modules, such as PNGCodec, only their tests and dependencies are built: minutes, where everything takes tens of
# minutes. Without, all tests run that can:
# - CommandLineToolTests start the built program, which then loads previews that were compiled without sanitizers; a sanitizer's
#   runtime has to come first in a process, so that these are left out. The other tests cover the same code.
# - MemoryTests measure a process's memory, of which a sanitizer uses more.
# - DeepTreeTests limit the stack of a view to a few kilobytes, of which a sanitizer uses ten times as many.
# - ForkTests continue in a copy of a process that has threads, where ThreadSanitizer does not run.
# - Leaks are not checked (detect_leaks=0): Swift's runtime never frees its metadata, and LeakSanitizer cannot run
#   if processes are traced, as in many containers.
# - ThreadSanitizer does not know the kernel's locks (flock): files that several processes write are covered by
#   the tests of the built program.
# SKIPPED is a regular expression of tests to leave out, such as those that draw tens of thousands of cases.
set -eu
cd "$(dirname "$0")/.."
which=${1:-all}
[ $# -eq 0 ] || shift
export FITTINGROOM_PROGRAM=1
export ASAN_OPTIONS="detect_leaks=0:${ASAN_OPTIONS:-}"
export TSAN_OPTIONS="halt_on_error=1:${TSAN_OPTIONS:-}"
# Without modules, everything with tests except the program: no sanitizer can be linked into the static launcher.
filter=
if [ $# -gt 0 ]; then
  FITTINGROOM_ONLY=$(printf '%sTests,' "$@")
  filter=$(printf '^%sTests[.]|' "$@")
  filter=${filter%|}
else
  FITTINGROOM_ONLY=$(cd Tests && printf '%s\n' *Tests | grep -v '^CommandLineToolTests$' | tr '\n' ',')
fi
export FITTINGROOM_ONLY

run() {
  echo "== $1 sanitizer"
  skipped="DeepTreeTests|MemoryTests"
  [ "$1" != thread ] || skipped="$skipped|ForkTests"
  sanitizer=$1
  set -- -c release --sanitize "$sanitizer" --scratch-path ".build/sanitizer-$sanitizer" \
    --skip "$skipped${SKIPPED:+|$SKIPPED}"
  # Swift 6.3's compiler produces code for PNGCodec under ThreadSanitizer that fails its own verification, but runs.
  if [ "$sanitizer" = thread ]; then
    set -- "$@" --traits ThreadSanitizer -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
  fi
  if [ -n "$filter" ]; then set -- "$@" --filter "$filter"; fi
  swift test "$@"
}
case $which in
  address | thread) run "$which" ;;
  all)
    run address
    run thread
    ;;
  *) echo "usage: $0 [address|thread|all] [MODULE...]" >&2 && exit 2 ;;
esac
