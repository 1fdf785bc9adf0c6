import type { Gradebook } from '@greenpen/gradebook';
import { createHmac, timingSafeEqual } from 'node:crypto';

export type DeviceAccount = {
  readonly ownerId: string;
  /** Part of the mark, so a new password makes every device unknown again. */
  readonly passwordHash: string;
};

/** People share devices: each cookie holds the latest marks of this many accounts. */
const MOST_ACCOUNTS = 5;
const mark = /^[\w-]{43}$/u;

/**
 * Recognizes devices that signed in before by a cookie with one mark per account: an HMAC of its id and password
 * hash, so a mark cannot be forged, used for another account or outlive the password. Nothing is stored on the
 * server.
 */
export class KnownDevices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The key for counting this device's attempts at the account; null for an unknown device. */
  find(cookie: string | undefined, account: DeviceAccount): string | null {
    const expected = Buffer.from(this.#markOf(account));
    const isKnown = marksIn(cookie).some((text) => timingSafeEqual(Buffer.from(text), expected));
    return isKnown ? expected.toString() : null;
  }

  /** The new cookie value for a device that has just shown the account's password. */
  remember(cookie: string | undefined, account: DeviceAccount): string {
    const own = this.#markOf(account);
    return [own, ...marksIn(cookie).filter((text) => text !== own)].slice(0, MOST_ACCOUNTS).join('.');
  }

  #markOf({ ownerId, passwordHash }: DeviceAccount): string {
    return createHmac('sha256', this.#secret).update(`${ownerId}\0${passwordHash}`).digest('base64url');
  }
}

function marksIn(cookie = ''): readonly string[] {
  return cookie
    .slice(0, 1000)
    .split('.')
    .filter((text) => mark.test(text))
    .slice(0, MOST_ACCOUNTS);
}

export type CodeDevice = {
  /** null for a device that has never completed the second step of this account. */
  readonly known: string | null;
  /** Passed to `remember` to make the device known; null if the user chose not to be remembered. */
  readonly toRemember: DeviceAccount | null;
};

/**
 * A device becomes known here only by completing the second step, not by the password alone. This mark also ends when
 * the password changes.
 */
export async function findCodeDevice(
  { gradebook, devices }: { readonly gradebook: Pick<Gradebook, 'accounts'>; readonly devices: KnownDevices },
  { ownerId, cookie }: { readonly ownerId: string; readonly cookie: string | undefined },
): Promise<CodeDevice> {
  const { passwordHash } = await gradebook.accounts.get({ ownerId });
  if (passwordHash === null) return { known: null, toRemember: null };
  const marked = { ownerId, passwordHash: `${passwordHash}\0second-step` };
  const isRemembered = devices.find(cookie, { ownerId, passwordHash }) !== null;
  return { known: devices.find(cookie, marked), toRemember: isRemembered ? marked : null };
}

/** The first match counts, because many browsers also include the names of those further down. */
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

/** "Firefox on Windows", from the user agent; "Unknown device" if it is not recognized. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (rows: readonly Row[]) => rows.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
