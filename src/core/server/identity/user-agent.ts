// The first match counts, because most browsers also name other browsers before themselves.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Reads the browser and the system from a `User-Agent` header, by their common names. Leaves the version out, which users rarely know. */
export function readUserAgent(header: string): { readonly browser: string | null; readonly system: string | null } {
  return { browser: nameIn(BROWSERS, header), system: nameIn(SYSTEMS, header) };
}

function nameIn(names: readonly (readonly [string, RegExp])[], header: string): string | null {
  return names.find(([, sign]) => sign.test(header))?.[0] ?? null;
}
