#!/bin/sh
# Installs the missing Debian packages that the build needs.
set -eu

packages="libfreetype-dev libharfbuzz-dev libpng-dev libdeflate-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libexpat1-dev"

# Loaded if a project has pictures in these formats; without them, the program runs and reports which one is missing.
readers="libturbojpeg0 libwebp7 libheif1 librsvg2-2 libpoppler-glib8"

missing=""
for package in $packages; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  if [ "$status" != installed ]; then missing="$missing $package"; fi
done
absent=""
for package in $readers; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  if [ "$status" != installed ]; then absent="$absent $package"; fi
done
if [ -z "$missing$absent" ]; then exit 0; fi

install="apt-get install --yes --no-install-recommends"
if [ -z "$missing" ] && ! { command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; }; then
  echo "Without these packages some pictures of projects are not read:$absent" >&2
  exit 0
elif ! command -v apt-get >/dev/null; then
  echo "The build needs the development files of these libraries:$missing." >&2
  exit 69
elif [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root="sudo"
else
  echo "Packages are missing; install them with: sudo $install$missing$absent" >&2
  exit 69
fi
$as_root apt-get update --quiet --quiet
export DEBIAN_FRONTEND=noninteractive
if [ -n "$missing" ]; then $as_root $install $missing; fi
# Some have other names in newer releases.
for package in $absent; do
  $as_root $install "$package" || echo "Some pictures of projects are not read without $package." >&2
done
