#!/bin/bash
# Packs the folder that `python -m installer.freeze` made on a Mac into Sable.app and a .dmg. Not run yet: this project has no Mac.
#
#   IDENTITY="Developer ID Application: ..." installer/macos/build.sh     signed, with the hardened runtime
#   installer/macos/build.sh                                              signed for this machine only
# Then, to let others open it without a warning: xcrun notarytool submit dist/Sable.dmg --wait; xcrun stapler staple ...
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$(sed -n 's/__version__ = "\(.*\)"/\1/p' engine/__init__.py)
app=dist/Sable.app
contents=$app/Contents
rm -rf "$app"
mkdir -p "$contents/MacOS" "$contents/Resources"
cp -R dist/sable/. "$contents/MacOS"
cp resources/icons/sable.svg "$contents/Resources"
sed "s/@VERSION@/$version/" installer/macos/Info.plist > "$contents/Info.plist"
plutil -lint "$contents/Info.plist" installer/macos/entitlements.plist

# From the inside out: a signature covers everything below it.
sign() { codesign --force --timestamp --options runtime --sign "${IDENTITY:--}" "$@"; }
find "$contents/MacOS" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 | while IFS= read -r -d '' file; do
    sign "$file"
done
for program in sable sable-desktop; do
    sign --entitlements installer/macos/entitlements.plist "$contents/MacOS/$program"
done
sign --entitlements installer/macos/entitlements.plist "$app"
codesign --verify --deep --strict "$app"

hdiutil create -volname Sable -srcfolder "$app" -ov -format UDZO "dist/sable-$version.dmg"
