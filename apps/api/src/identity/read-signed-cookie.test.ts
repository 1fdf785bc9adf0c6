import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSignedCookie } from './read-signed-cookie.ts';

const signed = { cookieName: 'greenpen.session_token', secret: 'a secret' };
const sign = (token: string, secret = signed.secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);

it('reads what this installation signed, among other cookies', () => {
  const cookies = `theme=dark; greenpen.session_token=${sign('abc.def')}; other=1`;
  expect(readSignedCookie(cookies, signed)).toBe('abc.def');
});

it.each([
  '',
  'greenpen.session_token=',
  'greenpen.session_token=abc',
  'greenpen.session_token=%E0%A4%A',
  `greenpen.session_token=${sign('abc', 'another secret')}`,
  `greenpen.session_token=x${sign('abc')}`,
  `xgreenpen.session_token=${sign('abc')}`,
  `greenpen.session_token=${sign('abc').slice(0, -8)}`,
])('reads nothing in "%s"', (cookies) => {
  expect(readSignedCookie(cookies, signed)).toBeNull();
});
