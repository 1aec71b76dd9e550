#!/bin/sh
# Install the client's packages and build it into bellum/server/static, if anything has changed.
# Usage: tools/web.sh [packages]        (from the root; "packages" stops before the build)
set -eu

fail() {
    echo "bellum: $1" >&2
    exit 1
}

command -v node >/dev/null || fail "Node 20 or newer is needed for the browser client and was not found."
node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' ||
    fail "Node 20 or newer is needed for the browser client; this is $(node --version)."
command -v npm >/dev/null || fail "npm is needed for the browser client and was not found."

if [ ! -f web/node_modules/.package-lock.json ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
    echo "web: installing the packages of package-lock.json"
    # Not "npm ci": it refuses a lock file that lacks the optional binaries of other platforms.
    (cd web && npm install --no-save --no-audit --no-fund --loglevel=error) ||
        fail "npm could not install the packages (see above)."
    touch web/node_modules/.package-lock.json
fi
[ "${1:-}" = packages ] && exit 0

page=bellum/server/static/index.html
if [ ! -f "$page" ] || [ -n "$(find web bellum/locale -path web/node_modules -prune -o -type f -newer "$page" -print -quit)" ]; then
    echo "web: building the client"
    (cd web && npm run --silent build -- --logLevel warn) || fail "the client could not be built (see above)."
    touch "$page"
fi
