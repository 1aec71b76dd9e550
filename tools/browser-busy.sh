#!/bin/sh
# Run the browser tests many times in a row with two busy loops beside them: a test that needs luck shows itself.
# Usage: tools/browser-busy.sh [RUNS]        (from the root; stops at the first failure)
set -eu

runs=${1:-10}
tools/web.sh
tools/browser.sh

# A loop ends with this script, however that ends: by the trap, or because it no longer finds its parent.
busy() {
    while kill -0 $$ 2>/dev/null; do
        i=0
        while [ "$i" -lt 100000 ]; do i=$((i + 1)); done
    done
}
busy &
first=$!
busy &
second=$!
tests=
finish() {
    kill "$first" "$second" 2>/dev/null || true
    # Told by SIGINT, Playwright ends its browsers and servers too.
    if [ -n "$tests" ]; then
        kill -INT "$tests" 2>/dev/null && wait "$tests" || true
    fi
}
trap finish EXIT
trap 'exit 130' HUP INT TERM

cd web
run=1
while [ "$run" -le "$runs" ]; do
    begun=$(date +%s)
    # In the background: a shell that waits for a command in the foreground hears no signal.
    node_modules/.bin/playwright test &
    tests=$!
    wait "$tests" || {
        tests=
        echo "browser: run $run of $runs failed after $(($(date +%s) - begun)) s" >&2
        exit 1
    }
    tests=
    echo "browser: run $run of $runs passed in $(($(date +%s) - begun)) s"
    run=$((run + 1))
done
