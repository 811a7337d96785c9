#!/bin/sh
# Builds the wheel with compiled rules into $1 and, if $2 is given, unpacks it there so that PYTHONPATH=$2 runs it.
# Always through the sdist: an in-place build would leave .so files that shadow the sources.
set -eu
out=$1
python=.venv/bin/python

if ! command -v cc >/dev/null 2>&1; then
    echo "No C compiler: the rules run interpreted (slower, otherwise the same)." >&2
    export HATCH_BUILD_NO_HOOKS=true
fi
# Nothing outside calls our functions by name, so the compiler may inline them into one another: a twentieth less to do.
# CFLAGS replace Python's own flags, among them -fwrapv, on which i64 relies: so those come first.
own=$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CFLAGS") or "")')
export CFLAGS="$own -fvisibility=hidden ${CFLAGS:-}"
rm -rf "$out"
"$python" -m build --no-isolation --outdir "$out" . >.build/wheel.log 2>&1 || {
    tail -40 .build/wheel.log >&2
    exit 1
}
ls "$out"/*.whl
if [ $# -gt 1 ]; then
    rm -rf "$2"
    "$python" -m pip install --quiet --disable-pip-version-check --no-deps --target "$2" "$out"/*.whl
fi
