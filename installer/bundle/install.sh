#!/bin/sh
# Installs Sable for the current user from the folder of this script. Needs no network and no administrator.
#
#   ./install.sh [--prefix FOLDER] [--signers FILE]
#
# --prefix    target folder (default: ~/.local/opt/sable); the programs are linked into ~/.local/bin
# --signers   allowed signers, in the form of ssh-keygen(1), ALLOWED SIGNERS: a release that none of them signed is
#             refused. Without it only the sums are checked, which detect damage but not a forged release.
# Needs the version of Python that release.json names: set PYTHON if it has another name than pythonX.Y.
set -eu

fail() { echo "Not installed: $1" >&2; exit 1; }

prefix=$HOME/.local/opt/sable signers=
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) prefix=${2:?} ;;
        --signers) signers=$(realpath "${2:?}") ;;
        *) fail "there is no option $1" ;;
    esac
    shift 2
done
cd "$(dirname "$0")"

if [ -n "$signers" ]; then
    ssh-keygen -Y verify -f "$signers" -I sable -n sable -s SHA256SUMS.sig < SHA256SUMS > /dev/null ||
        fail "the signature is missing, or is not of one who may sign"
fi
sha256sum --check --strict --quiet SHA256SUMS || fail "a file is not the released one"
[ "$(find . -type f ! -name 'SHA256SUMS*' | wc -l)" = "$(wc -l < SHA256SUMS)" ] || fail "a file is here that was not released"

wanted=$(sed -n 's/.*"python": "\(.*\)".*/\1/p' release.json)
python=${PYTHON:-python$wanted}
found=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])') || fail "$python is not there"
[ "$found" = "$wanted" ] || fail "this folder is for Python $wanted, and $python is $found"
[ ! -e "$prefix" ] || fail "$prefix is there already: remove it, or name another with --prefix"

"$python" -m venv "$prefix" || fail "Python can't make an environment here (on Debian: apt install python3-venv)"
trap 'rm -rf "$prefix"' EXIT
"$prefix/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir \
    --no-index --find-links wheels --only-binary :all: --no-deps --require-hashes --requirement requirements.txt
resources=$("$prefix/bin/python" -c 'from engine.core import resources; print(resources.root())')
mkdir -p "$resources/ocr"
cp ocr/*.traineddata "$resources/ocr"
cp -r licences release.json sbom.cdx.json "$prefix"
trap - EXIT

mkdir -p "$HOME/.local/bin"
for program in sable sable-desktop; do
    ln -sf "$prefix/bin/$program" "$HOME/.local/bin/$program"
done
echo "Installed into $prefix. Start sable-desktop, or $HOME/.local/bin/sable-desktop."
echo "To remove it: rm -r '$prefix' '$HOME/.local/bin/sable' '$HOME/.local/bin/sable-desktop'"
