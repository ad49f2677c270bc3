#!/bin/sh
# Installs the Debian packages that the build needs and that are missing.
set -eu

packages="libfreetype-dev libharfbuzz-dev libpng-dev libdeflate-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libexpat1-dev"

missing=""
for package in $packages; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  if [ "$status" != installed ]; then missing="$missing $package"; fi
done
if [ -z "$missing" ]; then exit 0; fi

install="apt-get install --yes --no-install-recommends$missing"
if ! command -v apt-get >/dev/null; then
  echo "The build needs the development files of these libraries:$missing." >&2
  exit 69
elif [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root="sudo"
else
  echo "Packages are missing; install them with: sudo $install" >&2
  exit 69
fi
$as_root apt-get update --quiet --quiet
DEBIAN_FRONTEND=noninteractive $as_root $install
