#!/bin/sh
# Installs the missing Debian packages that the build needs.
set -eu

packages="libfreetype-dev libharfbuzz-dev libpng-dev libdeflate-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libexpat1-dev"

# Loaded if a project has pictures in these formats; without them, the program runs and reports which one is missing. Behind a bar
# stands what newer releases or Ubuntu call the package.
readers="libturbojpeg0|libturbojpeg libwebp7 libheif1 librsvg2-2 libpoppler-glib8|libpoppler-glib8t64"

# Whether a package is installed under one of its names.
is_installed() {
  for name in $(echo "$1" | tr '|' ' '); do
    status=$(dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null || true)
    if [ "$status" = installed ]; then return 0; fi
  done
  return 1
}

# The name under which a package can be installed; the first one where that is not known.
name_of() {
  for name in $(echo "$1" | tr '|' ' '); do
    if apt-cache show --no-all-versions "$name" 2>/dev/null | grep -q "^Package: $name$"; then
      echo "$name"
      return
    fi
  done
  echo "${1%%|*}"
}

missing=""
for package in $packages; do
  is_installed "$package" || missing="$missing $package"
done
absent=""
for package in $readers; do
  is_installed "$package" || absent="$absent $package"
done
if [ -z "$missing$absent" ]; then exit 0; fi

# What people are told to install.
names() {
  for package in $1; do printf ' %s' "$(name_of "$package")"; done
}
install="apt-get install --yes --no-install-recommends"
if [ -z "$missing" ] && ! { command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; }; then
  echo "Without these packages some pictures of projects are not read:$(names "$absent")" >&2
  exit 0
elif ! command -v apt-get >/dev/null; then
  echo "The build needs the development files of these libraries:$missing." >&2
  exit 69
elif [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root="sudo"
else
  echo "Packages are missing; install them with: sudo $install$missing$(names "$absent")" >&2
  exit 69
fi
$as_root apt-get update --quiet --quiet
export DEBIAN_FRONTEND=noninteractive
if [ -n "$missing" ]; then $as_root $install $missing; fi
for package in $absent; do
  name=$(name_of "$package")
  $as_root $install "$name" || echo "Some pictures of projects are not read without $name." >&2
done
