import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from './read-signed-cookie.ts';

type Account = {
  readonly ownerId: string;
  /** A new password makes every device unknown again. */
  readonly passwordHash: string;
};

export type KnownDevices = {
  /** What the device's attempts at this account count under; null for a device that has not signed in to it. */
  readonly find: (headers: IncomingHttpHeaders, account: Account) => string | null;
  /** The cookie by which a device is known that has just shown the account's password. */
  readonly remember: (headers: IncomingHttpHeaders, account: Account) => string;
};

/** People share devices: each cookie names the last marks of accounts that signed in with it. */
const MOST_ACCOUNTS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const mark = /^[\w-]{43}$/u;

/**
 * Devices that signed in before, by a cookie that holds one mark for each account: an HMAC of its id and its password
 * hash, so that no mark can be made up, serves another account or outlives the password. Nothing is stored here.
 */
export function knownDevices({ secret, isHttps }: { secret: string; isHttps: boolean }): KnownDevices {
  const cookieName = isHttps ? '__Host-greenpen.device' : 'greenpen.device';

  const markOf = ({ ownerId, passwordHash }: Account): string =>
    createHmac('sha256', secret).update(`${ownerId}\0${passwordHash}`).digest('base64url');

  const marksIn = ({ cookie }: IncomingHttpHeaders): readonly string[] =>
    (readCookie(cookie ?? '', cookieName) ?? '')
      .slice(0, 1000)
      .split('.')
      .filter((text) => mark.test(text))
      .slice(0, MOST_ACCOUNTS);

  return {
    find: (headers, account) => {
      const expected = Buffer.from(markOf(account));
      const isKnown = marksIn(headers).some((text) => timingSafeEqual(Buffer.from(text), expected));
      return isKnown ? expected.toString() : null;
    },
    remember: (headers, account) => {
      const own = markOf(account);
      const marks = [own, ...marksIn(headers).filter((text) => text !== own)].slice(0, MOST_ACCOUNTS);
      const attributes = `Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
      return `${cookieName}=${marks.join('.')}; ${attributes}`;
    },
  };
}
