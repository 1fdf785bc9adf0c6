import { createHmac, timingSafeEqual } from 'node:crypto';

type Account = {
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
  find(cookie: string | undefined, account: Account): string | null {
    const expected = Buffer.from(this.#markOf(account));
    const isKnown = marksIn(cookie).some((text) => timingSafeEqual(Buffer.from(text), expected));
    return isKnown ? expected.toString() : null;
  }

  /** The cookie's value by which a device is known that has just shown the account's password. */
  remember(cookie: string | undefined, account: Account): string {
    const own = this.#markOf(account);
    return [own, ...marksIn(cookie).filter((text) => text !== own)].slice(0, MOST_ACCOUNTS).join('.');
  }

  #markOf({ ownerId, passwordHash }: Account): string {
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
