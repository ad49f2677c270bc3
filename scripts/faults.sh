#!/bin/sh
# Runs the tests that do to the built program what must not hurt it: misbehaving views, damaged and shared caches,
# strangers' folders, signals, full disks, the sandbox, files that are cut, oversized or refer to themselves, names that are
# commands, runs that share folders. `make test` runs them, too.
#
# Usage: faults.sh [CONFIGURATION]
set -eu

configuration=${1:-release}
export FITTINGROOM_PROGRAM=1
testable=""
if [ "$configuration" = release ]; then testable="--disable-testable-imports"; fi
# The flags of the Makefile, or everything would be compiled again.
# shellcheck disable=SC2086
swift test --configuration "$configuration" $testable -debug-info-format none \
  --filter 'CompileCacheTests|MisbehavingViewTests|IsolationTests|SandboxTests|HostileWorkerTests|HostileLivePreviewTests|SelectionTests|CompareCommandTests|BombTests|OutputTests|SnapshotFilesTests'
