/** The first that fits is the one: others name themselves after those below them. */
const browsers = [
  ['Edge', /\bEdgA?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS)\//u],
  ['Safari', /\bSafari\//u],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
] as const;

type Row = readonly [name: string, pattern: RegExp];

/** "Firefox on Windows", from what a browser says of itself; "Unknown device" where it says nothing that is known. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (rows: readonly Row[]) => rows.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
