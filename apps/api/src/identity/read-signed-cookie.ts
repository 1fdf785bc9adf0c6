import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { readonly cookieName: string; readonly secret: string };

/**
 * The token of a session's cookie whose signature is ours (token, dot, HMAC-SHA256 in base64, percent-encoded); null for
 * any other cookie.
 */
export function readSessionToken(cookies: string, { cookieName, secret }: Signed): string | null {
  const value = cookieOf(cookies, cookieName);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (value === null || dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function cookieOf(cookies: string, name: string): string | null {
  const found = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(found.indexOf('=') + 1).trim());
  } catch {
    return null;
  }
}
