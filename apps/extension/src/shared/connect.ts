import { apiKeyPrefix } from '@greenpen/api-contract';
import { ask } from './messages.ts';

const keyPattern = new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`, 'u');

/**
 * Tests the address and the key before the worker keeps them; returns a sentence, or throws an Error with one.
 * Call it at once in a click, because the browser asks for access to the server.
 */
export async function connect(written: string, key: string): Promise<string> {
  const address = readAddress(written);
  if (!keyPattern.test(key))
    throw new Error(
      `An API key starts with ${apiKeyPrefix} and has 46 characters. Copy the whole key from the API Keys page.`,
    );
  // Asked by the click on Connect, before anything else is awaited.
  const origins = [`${new URL(address).protocol}//${new URL(address).hostname}/*`];
  if (!(await chrome.permissions.request({ origins })))
    throw new Error(
      'Without access to your server, the extension cannot work. Click Connect again and allow it.',
    );
  const user = await ask('connect', { address, key });
  const who = `Connected as ${user.name === '' ? user.email : `${user.name} (${user.email})`}.`;
  return user.plan === 'ended'
    ? `${who} Your plan has ended, so new drafts are refused until you subscribe.`
    : who;
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
