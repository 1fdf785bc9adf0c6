import type { Gradebook } from '@greenpen/gradebook';
import { createHmac, timingSafeEqual } from 'node:crypto';

export type DeviceAccount = {
  readonly ownerId: string;
  /** A new password makes every device unknown again. */
  readonly passwordHash: string;
};

/** People share devices: each cookie names the last marks of accounts that signed in with it. */
const MOST_ACCOUNTS = 5;
const mark = /^[\w-]{43}$/u;

/**
 * Devices that signed in before, by a cookie that holds one mark for each account: an HMAC of its id and its password
 * hash, so that no mark can be made up, serves another account or outlives the password. Nothing is stored here.
 */
export class KnownDevices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** What the device's attempts at this account count under; null for a device that has not signed in to it. */
  find(cookie: string | undefined, account: DeviceAccount): string | null {
    const expected = Buffer.from(this.#markOf(account));
    const isKnown = marksIn(cookie).some((text) => timingSafeEqual(Buffer.from(text), expected));
    return isKnown ? expected.toString() : null;
  }

  /** The cookie's value by which a device is known that has just shown the account's password. */
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
  /** Null for a device that has not done the second step of this account. */
  readonly known: string | null;
  /** Remembering it makes the device known; null where its owner did not want to be remembered. */
  readonly toRemember: DeviceAccount | null;
};

/**
 * A device that knows the password alone is not known here: only a finished second step gives it a mark, which ends with
 * the password as the other mark does.
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

/** The first that matches counts: others name themselves after those below them. */
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

/** "Firefox on Windows", from the browser's user agent; "Unknown device" where it says nothing that is known. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (rows: readonly Row[]) => rows.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
