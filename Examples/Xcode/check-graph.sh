#!/bin/sh
# The Run Script phase of an app target: checks the graphs of the local package $1 on the Mac that builds the app.
#
#     "$SRCROOT/Scripts/check-graph.sh" "$SRCROOT/NotesWiring"
set -eu
if [ "${GRAPH_CHECK:-}" = off ] || [ "${ENABLE_PREVIEWS:-NO}" = YES ]; then exit 0; fi

mkdir -p "$DERIVED_FILE_DIR"
# Outside of the package, so that the diagnostics have whole paths, which Xcode opens.
cd "$DERIVED_FILE_DIR"
# Without the settings of the phase, which are those of the platform of the app.
env -i HOME="$HOME" PATH="$PATH" ${DEVELOPER_DIR:+DEVELOPER_DIR="$DEVELOPER_DIR"} ${TMPDIR:+TMPDIR="$TMPDIR"} \
    xcrun --sdk macosx swift build --package-path "$1" --scratch-path "$DERIVED_FILE_DIR/graph-check" --product graph-check
exec "$DERIVED_FILE_DIR/graph-check/debug/graph-check" --stamp "$DERIVED_FILE_DIR/graph-was-checked"
