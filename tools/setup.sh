#!/bin/sh
# Makes .venv with the locked packages and the project itself, interpreted, for development.
set -eu
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Boardroom needs Python 3.11 or newer; $python is $("$python" --version 2>&1)." >&2
    exit 1
}

can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

# Debian keeps venv and the C compiler in packages of their own.
missing=""
"$python" -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
command -v cc >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
"$python" -c 'import os, sysconfig, sys; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
    || missing="$missing python3-dev"
# The tests start a PostgreSQL of their own.
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || command -v initdb >/dev/null 2>&1 \
    || missing="$missing postgresql"
# And a browser; the one that draws no windows is quicker.
browser=""
command -v chromium-headless-shell >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 || browser=chromium-headless-shell
if [ -n "$missing$browser" ] && can_apt; then
    apt-get update -qq
    if [ -n "$browser" ] && ! apt-cache show "$browser" >/dev/null 2>&1; then browser=chromium; fi
    apt-get install -y -qq --no-install-recommends $missing $browser
fi

[ -x .venv/bin/python ] || "$python" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$1"
# The compile hook stays off: it would leave .so files that shadow the sources (docs/design/compiled.md).
HATCH_BUILD_NO_HOOKS=true .venv/bin/python -m pip install --quiet --disable-pip-version-check \
    --no-deps --no-build-isolation --editable .
