#!/bin/sh
# Tries the downloads on the systems that they are for, each made by debootstrap in a folder of its own and entered by chroot: Debian 12,
# Debian 13 and Ubuntu 24.04, without a compiler, and with a toolchain that stands where none is expected. Takes root.
#
#   systems.sh DIST [TOOLCHAIN]     the folder of the downloads, and a toolchain (the one on the path)
#
# Environment: SYSTEMS is the folder for the systems (/var/tmp/fittingroom-systems), NAMES which of them (bookworm trixie noble),
# UBUNTU_KEYRING the file with the keys of Ubuntu’s archive, if debootstrap does not know them.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
dist=$(cd "$1" && pwd)
toolchain=${2:-$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")}
systems=${SYSTEMS:-/var/tmp/fittingroom-systems}
mkdir -p "$systems"

make_system() {
  case $1 in
    noble) archive=http://archive.ubuntu.com/ubuntu components=main,universe keyring=${UBUNTU_KEYRING:-} ;;
    *) archive=http://deb.debian.org/debian components=main keyring= ;;
  esac
  # Older versions of debootstrap lack the newer names; the steps are the same.
  known=/usr/share/debootstrap/scripts
  script=$known/$1
  if [ ! -e "$script" ]; then script=$known/$(if [ "$1" = noble ]; then echo gutsy; else echo sid; fi); fi
  debootstrap --variant=minbase --components=$components ${keyring:+"--keyring=$keyring"} "$1" "$systems/$1.new" $archive "$script" \
    > "$systems/$1.log" 2>&1 || { tail -n 5 "$systems/$1.log" >&2; exit 69; }
  mv "$systems/$1.new" "$systems/$1"
}

for name in ${NAMES:-bookworm trixie noble}; do
  if [ ! -d "$systems/$name" ]; then make_system "$name"; fi
  echo "$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' "$systems/$name/etc/os-release"):"
  # A copy, so that what is installed in it is gone afterwards; the mounts are gone with the namespace.
  copy=$(mktemp -d "$systems/try.XXXXXX")
  trap 'rm -rf "$copy"' EXIT
  cp -a "$systems/$name/." "$copy"
  mkdir -p "$copy/dist" "$copy/srv/elsewhere/swift"
  cp "$scripts/bare-system.sh" "$scripts/expect.sh" "$copy"
  if [ -e /etc/resolv.conf ]; then cp /etc/resolv.conf "$copy/etc/resolv.conf"; fi
  # shellcheck disable=SC2016
  unshare --mount sh -euc '
    mount --make-rprivate /
    mount --bind "$2" "$1/dist"
    mount --bind "$3" "$1/srv/elsewhere/swift"
    mount -t proc proc "$1/proc"
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root chroot "$1" sh /bare-system.sh /dist /srv/elsewhere/swift
  ' sh "$copy" "$dist" "$toolchain"
  rm -rf "$copy"
  trap - EXIT
done
