#!/bin/sh
# Make or refresh .venv with the pinned packages and Bellum itself as a development install.
# Usage: tools/venv.sh PYTHON [play]      (from the root; called by the Makefile)
# With "play" only what playing takes; without it also all that the tests and the tools need.
set -eu

fail() {
    echo "bellum: $1" >&2
    exit 1
}

python=${1:-}
here=$(pwd -P)
stamp=.venv/.stamp
playable=.venv/.playable
extras=dev
[ "${2:-}" = play ] && extras=fast,server

[ -n "$python" ] || fail "Python 3.11 or newer was not found; install it or run make PYTHON=/path/to/python3."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "$python is not Python 3.11 or newer."
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    fail "$python lacks the venv module; on Debian: apt-get install python3-venv."

fresh=no
if ! .venv/bin/python -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    fresh=yes
elif [ "$(.venv/bin/python -c 'import sys; print(sys.prefix)')" != "$here/.venv" ]; then
    fresh=yes
elif [ -f "$playable" ] && [ "$(cat "$playable")" != "$here" ]; then
    fresh=yes # the tree was moved or copied: the scripts inside point to the old place
fi

if [ "$fresh" = yes ]; then
    if [ -e .venv ] && [ ! -w .venv ]; then
        fail ".venv belongs to another user; remove it and run make again."
    fi
    echo "venv: creating .venv with $python"
    log=$("$python" -m venv --clear .venv 2>&1) || {
        echo "$log" >&2
        fail "$python -m venv failed; on Debian: apt-get install python3-venv."
    }
fi

export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
unset PYTHONPATH PYTHONSAFEPATH BELLUM_COMPILE || true
echo "venv: installing the packages of constraints.txt"
.venv/bin/python -m pip install -qq -c constraints.txt setuptools &&
    .venv/bin/python -m pip install -qq -c constraints.txt --no-build-isolation -e ".[$extras]" ||
    fail "pip could not install the packages (see above); is the package index reachable?"
echo "$here" >"$playable"
if [ "$extras" = dev ]; then echo "$here" >"$stamp"; fi
