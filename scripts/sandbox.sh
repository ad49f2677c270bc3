#!/bin/sh
# Runs the tests of the sandbox, and of what views may not do, under several circumstances on one machine: as root, as root with
# a container's rights in namespaces of its own, and as a plain user; each with Landlock and as on a kernel without it.
#
#     scripts/sandbox.sh [FILTER]
#
# FILTER is a regular expression of tests instead of the usual ones. The tests have to be built (make faults builds them), and
# root has to run the script; a plain user only runs the tests as that user. If the kernel lacks Landlock, tests that need the
# whole sandbox are skipped, and those of the sandbox without it run.
set -eu
cd "$(dirname "$0")/.."
filter=${1:-'SandboxTests|IsolationTests|HostileWorkerTests|HostileLivePreviewTests|MisbehavingViewTests'}
bundle=$(find -L .build/release -maxdepth 1 -name '*PackageTests.xctest' | head -n 1)
[ -n "$bundle" ] || { echo "there are no tests: make faults builds them" >&2 && exit 2; }
bundle=$(realpath "$bundle")
work=$(mktemp -d "${TMPDIR:-/tmp}/sandbox.XXXXXX")
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
failures=0

# The capabilities that Docker leaves to root in a container.
rights=chown,dac_override,fowner,fsetid,kill,setgid,setuid,setpcap,net_bind_service,net_raw,sys_chroot,mknod,audit_write,setfcap

# try NAME COMMAND...: runs the tests by a command, with their own home and temporary folder.
try() {
  name=$1
  shift
  folder=$work/$(echo "$name" | tr -c 'a-z\n' -)
  mkdir -p "$folder/home" "$folder/tmp"
  # The caller's stand-in cache and folders are not available to another user.
  path=$PATH
  stand_ins=$PWD/.build/stand-ins
  if [ "$(id -u)" = 0 ] && [ "${name#user}" != "$name" ]; then
    chown -R 65534:65534 "$folder"
    stand_ins=$folder/stand-ins
    path=$(dirname "$(realpath "$(command -v swiftc)")"):/usr/local/bin:/usr/bin:/bin
  fi
  echo "== $name"
  if env HOME="$folder/home" TMPDIR="$folder/tmp" PATH="$path" FITTINGROOM_STAND_IN_CACHE="$stand_ins" "$@" "$bundle" --testing-library swift-testing --filter "$filter" \
    >"$folder/log" 2>&1; then
    tail -n 1 "$folder/log"
  else
    grep -E '✘|error:|failed' "$folder/log" | head -n 40
    tail -n 1 "$folder/log"
    failures=$((failures + 1))
  fi
}

lacking="python3 scripts/without-calls.py 444"
if [ "$(id -u)" = 0 ]; then
  everything=$(echo "+$rights" | sed 's/,/,+/g')
  container="unshare --mount --pid --fork --mount-proc --ipc --uts setpriv --bounding-set -all,$everything --inh-caps -all"
  user="setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps -all"
  try "root" env
  # shellcheck disable=SC2086
  try "root in a container" $container
  # shellcheck disable=SC2086
  try "user" $user
  # shellcheck disable=SC2086
  try "root without landlock" $lacking
  # shellcheck disable=SC2086
  try "root in a container without landlock" $container $lacking
  # shellcheck disable=SC2086
  try "user without landlock" $user $lacking
else
  try "user" env
  # shellcheck disable=SC2086
  try "user without landlock" $lacking
fi
[ "$failures" = 0 ] || { echo "failed in $failures circumstances" && exit 1; }
