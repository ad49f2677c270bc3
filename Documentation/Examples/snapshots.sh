#!/bin/sh
# The test of snapshots.bazel. TEST_TOTAL_SHARDS and TEST_SHARD_INDEX are taken by the program, which touches TEST_SHARD_STATUS_FILE.
# What differs lies in bazel-testlogs/…/test.outputs, one part in each.
exec fittingroom snapshot verify References Views \
  --results "${TEST_UNDECLARED_OUTPUTS_DIR:?Bazel sets it}/results" --junit "${XML_OUTPUT_FILE:?Bazel sets it}"
