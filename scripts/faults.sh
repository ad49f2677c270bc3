#!/bin/sh
# Runs the tests that subject the built program to faults that it has to survive: misbehaving views, damaged and shared
# caches, folders of other users, signals, full disks, the sandbox, files that are truncated, oversized or self-referential,
# names that look like commands, and runs that share folders. `make test` runs them, too.
#
# Usage: faults.sh [CONFIGURATION]
set -eu

configuration=${1:-release}
export FITTINGROOM_PROGRAM=1
testable=""
if [ "$configuration" = release ]; then testable="--disable-testable-imports"; fi
# The flags of the Makefile; with others, everything would be compiled again.
# shellcheck disable=SC2086
swift test --configuration "$configuration" $testable -debug-info-format none \
  --filter 'CompileCacheTests|MisbehavingViewTests|IsolationTests|SandboxTests|HostileWorkerTests|HostileLivePreviewTests|SelectionTests|CompareCommandTests|BombTests|OutputTests|SnapshotFilesTests'
