#!/bin/sh
# Makes .venv with the locked packages and the project itself, interpreted, for development.
set -eu
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Boardroom needs Python 3.11 or newer; $python is $("$python" --version 2>&1)." >&2
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }
can_apt() { [ "$(id -u)" = 0 ] && has apt-get; }
install() { can_apt && apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"; }

# Debian keeps venv and the C compiler in packages of their own.
missing=""
"$python" -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
has cc || missing="$missing gcc libc6-dev"
"$python" -c 'import os, sysconfig, sys; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
    || missing="$missing python3-dev"
# The tests start a PostgreSQL of their own.
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || has initdb \
    || missing="$missing postgresql"
[ -z "$missing" ] || ! can_apt || install $missing
# And a browser: the one that draws no windows is quicker, any other will do. Without any, only those who cannot install one go on.
has chromium-headless-shell || has google-chrome || install chromium-headless-shell || has chromium || ! can_apt || install chromium

[ -x .venv/bin/python ] || "$python" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$1"
# The compile hook stays off: it would leave .so files that shadow the sources (docs/design/compiled.md).
HATCH_BUILD_NO_HOOKS=true .venv/bin/python -m pip install --quiet --disable-pip-version-check \
    --no-deps --no-build-isolation --editable .
