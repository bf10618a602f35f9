"""Linux packages: a `.deb`, and a portable `.tar.zst` that runs where it is unpacked.

python -m installer.linux.packages FOLDER [--out dist]     FOLDER: made by `installer.freeze`

Every timestamp in them is that of the commit, so that the same folder gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from engine import __version__
from engine.cli import arguments, completion
from installer.contents import ROOT
from installer.freeze import commit_time

_HERE = ROOT / "installer" / "linux"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

_PLACES = {
    "sable.desktop": "usr/share/applications/sable.desktop",
    "../../resources/icons/sable.svg": "usr/share/icons/hicolor/scalable/apps/sable.svg",
    "sable.metainfo.xml": "usr/share/metainfo/org.sableproject.Sable.metainfo.xml",
    "apparmor": "etc/apparmor.d/sable",
}

_GENERATED = {
    "bash": "usr/share/bash-completion/completions/sable",
    "zsh": "usr/share/zsh/vendor-completions/_sable",
    "fish": "usr/share/fish/vendor_completions.d/sable.fish",
    "man": "usr/share/man/man1/sable.1",
}

_DEPENDS = (
    # Not in the folder, because they belong to the machine: the C library, graphics, keyboard and fonts.
    "libc6 (>= 2.36), libegl1, libgl1, libfontconfig1, libdbus-1-3, libxkbcommon0, libxkbcommon-x11-0, libxcb1, "
    "libxcb-cursor0, libxcb-icccm4, libxcb-image0, libxcb-keysyms1, libxcb-randr0, libxcb-render-util0, libxcb-shape0, "
    "libxcb-xkb1, libx11-xcb1, libwayland-cursor0, libwayland-egl1, libglib2.0-0 | libglib2.0-0t64, "
    "fonts-dejavu-core | fonts-liberation | fonts-noto-core"
)

_CONTROL = """\
Package: sable
Version: {version}
Architecture: {architecture}
Maintainer: The Sable developers <sable@localhost>
Installed-Size: {kibibytes}
Depends: {depends}
Section: text
Priority: optional
Description: redacts documents offline, and proves that nothing leaks
 Sable finds what identifies people in PDF, Word and text files, says of each
 finding why it is a risk, masks the least that leaves no risk, writes a new
 file, and proves from its bytes that what was masked is gone. It never uses
 the network: an AppArmor profile refuses it, too.
"""

_INSTALLED = """\
#!/bin/sh
set -e
if [ "$1" = configure ] && command -v apparmor_parser >/dev/null && [ -d /sys/kernel/security/apparmor ]; then
    apparmor_parser -r -T -W /etc/apparmor.d/sable || echo "sable: its AppArmor profile could not be loaded" >&2
fi
"""

_REMOVED = """\
#!/bin/sh
set -e
# What people keep in their own folders is theirs: see /opt/sable/licences/NOTICE.txt and the help on uninstalling.
if [ "$1" = remove ] && command -v apparmor_parser >/dev/null && [ -d /sys/kernel/security/apparmor ]; then
    apparmor_parser -R /etc/apparmor.d/sable 2>/dev/null || true
fi
"""


def tarball(folder: Path, out: Path) -> Path:
    """Pack the folder into a portable archive, and return its path."""
    target = out / f"sable-{__version__}-linux-{platform.machine()}.tar.zst"
    owner = ["--sort=name", f"--mtime=@{commit_time()}", "--owner=0", "--group=0", "--numeric-owner", "--format=gnu"]
    compressed = ["--use-compress-program", "zstd -10 -T2 --quiet"]
    _run(["tar", *owner, *compressed, "-C", str(folder.parent), "-cf", str(target), folder.name])
    return target


def deb(folder: Path, out: Path) -> Path:
    """Build a package that installs into /opt/sable, with programs on the path, a menu entry and an AppArmor
    profile.
    """
    architecture = _ARCHITECTURES[platform.machine()]
    target = out / f"sable_{__version__}_{architecture}.deb"
    with tempfile.TemporaryDirectory(dir=out, prefix="deb-") as place:
        root = Path(place) / "root"
        shutil.copytree(folder, root / "opt" / "sable", symlinks=True, copy_function=_link)
        for name, inside in _PLACES.items():
            (root / inside).parent.mkdir(parents=True, exist_ok=True)
            (root / inside).write_text(_filled((_HERE / name).read_text(encoding="utf-8")), encoding="utf-8")
        for shell, inside in _GENERATED.items():
            (root / inside).parent.mkdir(parents=True, exist_ok=True)
            (root / inside).write_text(completion.SCRIPTS[shell](arguments.parser()), encoding="utf-8")
        programs = root / "usr" / "bin"
        programs.mkdir(parents=True)
        for name in ("sable", "sable-desktop"):
            (programs / name).symlink_to(f"/opt/sable/{name}")
        _describe(root, architecture)
        for each in (root, *(path for path in root.rglob("*") if path.is_dir())):
            each.chmod(0o755)
        _run(["dpkg-deb", "--root-owner-group", "-Zzstd", "-z10", "--build", str(root), str(target)])
    return target


def _describe(root: Path, architecture: str) -> None:
    """Write the control files of the package."""
    files = sorted(each for each in root.rglob("*") if each.is_file() and not each.is_symlink())
    control = root / "DEBIAN"
    control.mkdir()
    sizes = sum(each.stat().st_size for each in files) // 1024
    filled = _CONTROL.format(version=__version__, architecture=architecture, kibibytes=sizes, depends=_DEPENDS)
    sums = "".join(f"{_md5(each)}  {each.relative_to(root)}\n" for each in files)
    written = {"control": filled, "conffiles": "/etc/apparmor.d/sable\n", "md5sums": sums}
    for name, words in {**written, "postinst": _INSTALLED, "prerm": _REMOVED}.items():
        (control / name).write_text(words, encoding="utf-8")
    for name in ("postinst", "prerm"):
        (control / name).chmod(0o755)


def _filled(words: str) -> str:
    day = time.strftime("%Y-%m-%d", time.gmtime(int(commit_time())))
    return words.replace("@VERSION@", __version__).replace("@DATE@", day)


def _md5(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def _link(source: str, target: str) -> str:
    """Link a file under a second name: the folder is large, and none of it is changed."""
    os.link(source, target, follow_symlinks=False)
    return target


def _run(command: list[str]) -> None:
    subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": commit_time()}, check=True)


def main() -> None:
    """Build both packages, and print their sizes."""
    parser = argparse.ArgumentParser(description="Packs the frozen application for Linux.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    asked = parser.parse_args()
    for made in (tarball(asked.folder, asked.out), deb(asked.folder, asked.out)):
        print(f"{made.stat().st_size / (1 << 20):8.1f} MiB  {made}")


if __name__ == "__main__":
    main()
