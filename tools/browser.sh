#!/bin/sh
# Make sure that there is a Chromium for the browser tests.
set -eu
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "browser: installing Debian's chromium"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "bellum: the browser tests need Chromium; on Debian: apt-get install chromium, elsewhere set CHROMIUM." >&2
exit 1
