import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../testing/account.ts';
import { violationsOn } from '../testing/violations-on.ts';
import { ExtensionBrowser, newKey } from '../../tools/testing/extension-browser.ts';
import { newAccount } from './new-account.ts';
import { StandInServer } from './stand-in-server.ts';

let browser: ExtensionBrowser;
let account: Account;
let standIn: StandInServer;

beforeAll(async () => {
  [browser, account, standIn] = await Promise.all([
    ExtensionBrowser.start(),
    newAccount(),
    StandInServer.start(),
  ]);
});

afterEach(() => browser.closePages());

afterAll(async () => {
  standIn?.stop();
  await browser?.stop();
});

async function connect(address: string, key: string) {
  const options = await browser.openOwnPage('options.html');
  await options.getByLabel('Server address').fill(address);
  await options.getByLabel('API key').fill(key);
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  return options;
}

const someKey = `gg_${'k'.repeat(43)}`;
const refusal = (code: string, message = 'A sentence of the server.') => ({ code, message, requestId: 'r' });
const user = {
  product: 'greenpen',
  email: 'a@example.edu',
  name: '',
  plan: 'trial',
  oldestExtension: '0.1.0',
};

it('is downloaded from the API Keys page, connected there by one click, and then detected', async () => {
  const cookies = account.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: account.address };
  });
  await browser.context.addCookies(cookies);
  const page = await browser.open(`${account.address}/api-keys`);
  await page.getByText('No connected extension was detected in this browser.').waitFor();
  for (const link of await page.getByRole('link', { name: /Chrome|Firefox/u }).all()) {
    const answer = await page.request.get(account.address + ((await link.getAttribute('href')) ?? ''));
    expect([answer.status(), (await answer.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
  }
  const panel = await browser.openPanel(page);
  const host = new URL(account.address).host;
  await panel.getByRole('button', { name: `Connect to ${host}` }).click();
  await panel.getByText('Generate a key on this page first.').waitFor();
  await page.getByRole('button', { name: 'Generate API Key' }).click();
  await page.getByText('Save your key').waitFor();
  await panel.getByRole('button', { name: `Connect to ${host}` }).click();
  await page.getByText('The extension is connected in this browser').waitFor();
  await panel.getByText('Before the first draft').waitFor();
});

describe('the settings of the extension', () => {
  it('test address and key, and keep them', async () => {
    const options = await connect(account.address, await newKey(account));
    await options.getByText('Connected as Test Instructor').waitFor();
    expect(await violationsOn(options, 'settings')).toEqual([]);
    const panel = await browser.openOwnPage('panel.html');
    await panel.getByText('This page is not open to Greenpen').waitFor();
  });

  it.each([
    ['an address that is none', 'not an address', someKey, 'This is not an address.'],
    ['an unencrypted address', 'http://greenpen.example.edu', someKey, 'Use the address with https://'],
    ['half a key', 'http://127.0.0.1:9', 'gg_short', 'Copy the whole key'],
    ['an address where nothing answers', 'http://127.0.0.1:9', someKey, 'No server answers at'],
  ])('say what is wrong with %s', async (_what, address, key, sentence) => {
    const options = await connect(address, key);
    expect(await options.getByRole('alert').innerText()).toContain(sentence);
  });

  it('say that the key is not known', async () => {
    const options = await connect(account.address, someKey);
    expect(await options.getByRole('alert').innerText()).toContain('The server does not know this key.');
  });

  it.each([
    ['another program answers', 200, '<h1>Hello</h1>', 'it is not a Greenpen server'],
    ['the key has no right', 403, refusal('NOT_ALLOWED'), 'This key may not be used by the extension.'],
    ['the account needs a second factor', 403, refusal('SECOND_FACTOR_NEEDED'), 'A sentence of the server.'],
    ['the server is too old', 404, refusal('NOT_FOUND'), 'This Greenpen server is too old'],
    [
      'the extension is too old',
      200,
      { ...user, oldestExtension: '99.0.0' },
      'the server needs 99.0.0 or newer',
    ],
    ['the server is failing', 502, 'Bad gateway', 'The server answers with an error (502).'],
  ])('say that %s', async (_what, status, body, sentence) => {
    standIn.says(status, body, typeof body === 'string' ? 'text/html' : 'application/json');
    const options = await connect(standIn.address, someKey);
    expect(await options.getByRole('alert').innerText()).toContain(sentence);
  });

  it('say that the plan has ended, and connect', async () => {
    standIn.says(200, { ...user, plan: 'ended' });
    const options = await connect(standIn.address, someKey);
    expect(await options.getByText('Your plan has ended').innerText()).toContain(
      'Connected as a@example.edu.',
    );
    await options.getByRole('button', { name: 'Disconnect' }).click();
    await options.getByRole('button', { name: 'Disconnect' }).waitFor({ state: 'detached' });
  });
});
