import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { readonly cookieName: string; readonly secret: string };

/** What a cookie says whose signature is ours (value, dot, HMAC-SHA256 in base64, percent-encoded); null for any other. */
export function readSignedCookie(cookies: string, { cookieName, secret }: Signed): string | null {
  const sent = readCookie(cookies, cookieName);
  const dot = sent?.lastIndexOf('.') ?? -1;
  if (sent === null || dot < 1) return null;
  const value = sent.slice(0, dot);
  const given = Buffer.from(sent.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(value).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** The value of a cookie, decoded; null where it is not sent. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(found.indexOf('=') + 1).trim());
  } catch {
    return null;
  }
}
