#!/bin/sh
# Make docs/images/*.png from real tables in a real browser.
# Usage: tools/screenshots.sh [FOLDER]        (from the root; needs Node and Debian's chromium)
set -eu

here=$(cd "$(dirname "$0")/.." && pwd -P)
folder=${1:-"$here/docs/images"}
mkdir -p "$folder"
cd "$here"
tools/web.sh
tools/browser.sh
cd web
SHOTS=$folder npx --no-install playwright test -c playwright.screens.config.ts
ls -l "$folder"
