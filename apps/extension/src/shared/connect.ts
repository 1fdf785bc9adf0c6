import { apiKeyPrefix } from '@greenpen/api-contract';
import { ask } from './messages.ts';

const keyPattern = new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`, 'u');

/** Where a key comes from: typed, or read from a page once the browser allows the server. */
type KeySource = string | (() => Promise<string>);

/**
 * Tests the address and the key before the worker keeps them; returns a sentence, or throws an Error with one.
 * Call it at once in a click, because the browser asks for access to the server.
 */
export async function connect(written: string, source: KeySource): Promise<string> {
  const address = readAddress(written);
  if (typeof source === 'string') checkKey(source);
  // Firefox forgets the click at the first await, and Chrome after five seconds.
  const origins = [`${new URL(address).protocol}//${new URL(address).hostname}/*`];
  if (!(await chrome.permissions.request({ origins })))
    throw new Error(
      'Without access to your server, the extension cannot work. Click Connect again and allow it.',
    );
  const key = typeof source === 'string' ? source : await source();
  checkKey(key);
  const user = await ask('connect', { address, key });
  const who = `Connected as ${user.name === '' ? user.email : `${user.name} (${user.email})`}.`;
  return user.plan === 'ended'
    ? `${who} Your plan has ended, so new drafts are refused until you subscribe.`
    : who;
}

function checkKey(key: string): void {
  if (!keyPattern.test(key))
    throw new Error(
      `An API key starts with ${apiKeyPrefix} and has 46 characters. Copy the whole key from the API Keys page.`,
    );
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of a server as written by the instructor; throws an Error with a sentence. */
export function readAddress(written: string): string {
  const url = URL.parse(/^[a-z]+:\/\//iu.test(written) ? written : `https://${written}`);
  // Chromium takes spaces in host names.
  const isAddress = url !== null && /^https?:$/u.test(url.protocol) && /^[\w.-]+$|^\[/u.test(url.hostname);
  if (!isAddress)
    throw new Error(
      'This is not an address. Enter the one that you open Greenpen with, such as https://greenpen.example.edu.',
    );
  if (url.protocol === 'http:' && !loopback.has(url.hostname))
    throw new Error('Use the address with https://, because the key would otherwise be sent unencrypted.');
  return url.origin;
}
