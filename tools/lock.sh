#!/bin/sh
# Writes the locked requirements anew from pyproject.toml: versions and hashes, no addresses.
# With KEEP= (empty) in the environment only what is new or no longer fits changes.
set -eu
.venv/bin/python -m pip install --quiet --disable-pip-version-check uv
lock() {
    name=$1
    shift
    .venv/bin/uv pip compile --quiet ${KEEP---upgrade} "$@" --universal --python-version 3.11 \
        --generate-hashes --no-header --no-annotate --output-file "requirements/$name.txt"
}
lock run pyproject.toml
lock play pyproject.toml --extra compile
# The tests run the peers' own tests too and build the documentation, so development needs those extras.
lock dev pyproject.toml --extra dev --extra docs --extra research --extra lab
lock bench pyproject.toml --extra dev --extra docs --extra research --extra lab --extra bench
# What installs all of these.
echo uv | lock uv -
