import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Account } from '../testing/account.ts';
import { violationsOn } from '../testing/violations-on.ts';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { essay } from '../../tools/testing/lms-pages/essay.ts';
import { newAccount } from './new-account.ts';
import { moodleAddress } from '../../tools/testing/lms-pages/moodle.ts';
import { plainAddress, plainGrader } from '../../tools/testing/lms-pages/plain.ts';
import { passOn, StandInServer } from './stand-in-server.ts';

let browser: ExtensionBrowser;
let account: Account;
let key: string;
let proxy: StandInServer;

beforeAll(async () => {
  [browser, account, proxy] = await Promise.all([
    ExtensionBrowser.start(),
    newAccount(),
    StandInServer.start(),
  ]);
  key = await browser.connect(account);
});

afterEach(() => browser.closePages());

afterAll(async () => {
  proxy?.stop();
  await browser?.stop();
});

const plain = (name: string, work: string, more = '') => plainGrader({ name, work, more });

const open = async (body: string, id: number, csp?: string): Promise<{ page: Page; panel: Page }> => {
  browser.serve(moodleAddress, { body, ...(csp === undefined ? {} : { csp }) });
  const page = await browser.open(plainAddress(id));
  return { page, panel: await browser.openPanel(page) };
};

const draft = (panel: Page) => panel.getByRole('button', { name: 'Draft', exact: true }).click();

it('gives a hostile page nothing, and works on it all the same', async () => {
  const tricks = `<img name="querySelectorAll"><img name="activeElement"><form name="body"></form>
<script>
window.heard = [];
const listen = (thing, name) => { const own = thing[name]; thing[name] = function (...args) {
  try { heard.push(args.map(String).join(' ').slice(0, 2000)); } catch {} return own.apply(this, args); }; };
for (const [thing, name] of [[window, 'fetch'], [window, 'postMessage'], [JSON, 'parse'], [JSON, 'stringify'],
  [EventTarget.prototype, 'dispatchEvent'], [Array.prototype, 'push'], [Map.prototype, 'set'], [Promise, 'resolve']])
  if (name !== 'push') listen(thing, name);
Object.defineProperty(Object.prototype, 'key', { set(value) { heard.push(String(value)); }, configurable: true });
for (const name of ['me', 'draft', 'courses', 'connect'])
  setInterval(() => window.postMessage({ name, payload: {}, type: name, source: 'greenpen' }, '*'), 50);
setInterval(() => { try { chrome.runtime.sendMessage('${'a'.repeat(32)}', { name: 'me' }); } catch {} }, 50);
</script>`;
  const name = '&lt;img src=x onerror="window.top.broken=1"&gt;'.repeat(20);
  const { page, panel } = await open(plain(name, essay.join(' ').repeat(200), tricks), 51);
  await panel.getByText('<img src=x onerror').waitFor();
  await draft(panel);
  // A text of 80,000 words takes a slow machine minutes.
  await panel.getByRole('button', { name: 'Insert all' }).waitFor({ timeout: 240_000 });
  const overall = await panel.getByRole('textbox', { name: 'Overall' }).inputValue();

  const seen = z
    .object({ heard: z.string(), html: z.string(), names: z.array(z.string()), runtime: z.string() })
    .parse(
      await page.evaluate(`({
        heard: heard.join('\\n'),
        html: document.documentElement.outerHTML,
        names: Object.getOwnPropertyNames(globalThis).filter((name) => /greenpen/iu.test(name)),
        runtime: typeof globalThis.chrome?.runtime?.id,
      })`),
    );
  for (const secret of [key, overall.slice(0, 40)])
    expect([seen.heard.includes(secret), seen.html.includes(secret)]).toEqual([false, false]);
  expect([seen.names, seen.runtime]).toEqual([[], 'undefined']);
  expect(await panel.locator('img[src=x]').count()).toBe(0);

  await panel.getByRole('button', { name: 'Insert all' }).click();
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.locator('textarea').inputValue()).toContain(overall.slice(0, 20));
}, 300_000);

it('answers no content script, and lets none read its storage', async () => {
  const { page } = await open(plain('Ana', 'Sleep.'), 52);
  const worker = await browser.worker();
  const inPage = await worker.evaluate(async (url) => {
    const tab = (await chrome.tabs.query({})).find((one) => one.url === url);
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? 0 },
      func: async () => ({
        stored: await chrome.storage.local.get(null).catch(() => 'refused'),
        drafts: await chrome.storage.session.get(null).catch(() => 'refused'),
        reply: await Promise.race([
          chrome.runtime.sendMessage({ name: 'me', payload: {} }).catch(() => 'refused'),
          new Promise((resolve) => setTimeout(() => resolve('silence'), 2000)),
        ]),
      }),
    });
    return answer?.result;
  }, page.url());
  expect(inPage).toMatchObject({ stored: 'refused', drafts: 'refused' });
  expect(inPage?.reply ?? 'refused').toMatch(/refused|silence/u);
});

it('works under a Content-Security-Policy that allows nothing', async () => {
  const { page, panel } = await open(
    plain('Ana Díaz', essay[0] ?? ''),
    53,
    "default-src 'none'; require-trusted-types-for 'script'",
  );
  await draft(panel);
  await panel.getByRole('button', { name: 'Insert all' }).click();
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.locator('#id_grade').inputValue()).not.toBe('');
});

it('survives a restart of its worker in the middle, and makes one draft', async () => {
  let isMute = true;
  proxy.answer = passOn(account.address, { isMute: () => isMute });
  const worker = await browser.worker();
  const useServer = (address: string) =>
    worker.evaluate(async (address) => {
      const { settings } = await chrome.storage.local.get('settings');
      const known: object = settings ?? {};
      const server =
        'server' in known && typeof known.server === 'object' ? { ...known.server, address } : null;
      await chrome.storage.local.set({ settings: { ...known, server } });
    }, address);
  await useServer(proxy.address);
  const before = (await account.listAll()).length;
  const { page, panel } = await open(
    plain('Ana Díaz', 'Sleep helps students remember what they have read.'),
    54,
  );
  await draft(panel);
  await expect.poll(async () => (await account.listAll()).length).toBe(before + 1);

  isMute = false;
  await browser.stopWorker(page);
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  expect(await account.listAll()).toHaveLength(before + 1);
});

it('asks before the first student’s work is sent, and reads well in both themes at 320 pixels', async () => {
  await browser.connect(account, { consentAt: null });
  const { panel } = await open(plain('Ana Díaz', essay.join(' ')), 55);
  await panel.getByRole('heading', { name: 'Before the first draft' }).waitFor();
  expect(await panel.getByRole('button', { name: 'Draft', exact: true }).count()).toBe(0);
  await panel.getByRole('button', { name: 'Agree' }).click();
  await draft(panel);
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await panel.emulateMedia({ colorScheme });
    expect(await violationsOn(panel, colorScheme)).toEqual([]);
  }
  const overflow = Number(await panel.evaluate('document.documentElement.scrollWidth - innerWidth'));
  expect(overflow).toBeLessThanOrEqual(0);
});

it('refuses to insert when the student changed after the last look, and keeps the text of a field', async () => {
  await browser.connect(account);
  const { page, panel } = await open(plain('Ana Díaz', essay.join(' ')), 55);
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  // The click follows before the panel looks again.
  await page.evaluate(`document.querySelector('a').setAttribute('href', '/user/view.php?id=99')`);
  await panel.getByRole('button', { name: 'Insert all' }).click();
  await panel
    .getByText(/Nothing was inserted|loading another student/u)
    .first()
    .waitFor();
  expect([await page.locator('#id_grade').inputValue(), await page.locator('textarea').inputValue()]).toEqual(
    ['', ''],
  );
});
