#!/bin/sh
# Installs what the tests need of the system: a C compiler, PostgreSQL, Caddy and a browser; by apt, when run as root on Debian.
# Whoever cannot install them goes on without.
set -eu
python=${PYTHON:-python3}

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
# The example of a proxy is tried with the real program, which serves https with a certificate of its own.
has caddy || missing="$missing caddy"
[ -z "$missing" ] || ! can_apt || install $missing
# And a browser: the one that draws no windows is quicker, any other will do. Without any, only those who cannot install one go on.
has chromium-headless-shell || has google-chrome || install chromium-headless-shell || has chromium || ! can_apt || install chromium
