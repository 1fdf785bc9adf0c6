import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildExtension } from '../../tools/extension/build-extension.ts';
import { Firefox, type FirefoxTab } from '../../tools/testing/firefox.ts';
import { moodleGrader } from '../../tools/testing/lms-pages/moodle.ts';
import type { Account } from '../testing/account.ts';
import { newAccount } from './new-account.ts';
import { StandInServer } from './stand-in-server.ts';

const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const tinymce = join(createRequire(import.meta.url).resolve('tinymce/package.json'), '..');

let folder: string;
let firefox: Firefox;
let account: Account;
let lms: StandInServer;

beforeAll(async () => {
  if (!existsSync(program))
    throw new Error('This test needs Firefox: install it, or name its program in FIREFOX_PATH.');
  folder = await mkdtemp(join(tmpdir(), 'greenpen-firefox-package-'));
  [account, lms] = await Promise.all([newAccount(), StandInServer.start()]);
  lms.answer = ({ url = '' }, outgoing) => {
    const file = /^\/sub\/tinymce\/([\w./-]+\.js)/u.exec(url)?.[1];
    outgoing.setHeader('content-type', file === undefined ? 'text/html; charset=utf-8' : 'text/javascript');
    outgoing.end(file === undefined ? moodleGrader : readFileSync(join(tinymce, file)));
  };
  // Nobody can answer a prompt, so the servers of this test are allowed from the start.
  await buildExtension({ browser: 'firefox', folder, hosts: ['http://127.0.0.1/*'] });
  firefox = await Firefox.start(program, { folder, id: 'extension@greenpen.app' });
});

afterAll(async () => {
  await firefox?.stop();
  lms?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The panel in a tab of its own, about another tab. */
async function openPanel(own: FirefoxTab, about: string): Promise<FirefoxTab> {
  const tab = await own.evaluate(
    `chrome.tabs.query({}).then((all) => all.find(({ url }) => url === ${JSON.stringify(about)}).id)`,
  );
  return firefox.openOwnPage(`panel.html?tab=${String(tab)}`);
}

it('is paired by one click, and drafts and inserts on Moodle’s grader, in Firefox', async () => {
  for (const pair of account.cookie.split('; ')) await firefox.setCookie(account.address, pair);
  const own = await firefox.openOwnPage('options.html');
  await own.waitFor('Your server');

  const keys = `${account.address}/api-keys`;
  const page = await firefox.open(keys);
  await page.waitFor('No connected extension was detected');
  await page.clickButton('Generate API Key');
  await page.waitFor('Save your key');
  const pairing = await openPanel(own, keys);
  const host = new URL(account.address).host;
  await pairing.waitFor(`Connect to ${host}`);
  await pairing.clickButton(`Connect to ${host}`);
  await page.waitFor('The extension is connected in this browser');

  const address = `${lms.address}/sub/mod/assign/view.php?id=41&action=grader&userid=12`;
  const grader = await firefox.open(address);
  await expect.poll(() => grader.evaluate('document.body.dataset.ready')).toBe('yes');
  const panel = await openPanel(own, address);
  await panel.waitFor('Before the first draft');
  await panel.clickButton('Agree');
  await panel.waitFor('Or drop the student’s file here');
  await panel.clickButton('Draft');
  await panel.waitFor('Insert all');
  await panel.clickButton('Insert all');
  await panel.waitFor('Comment inserted.');
  await panel.waitFor('Grade inserted.');
  const overall = String(await panel.evaluate(`document.querySelector('textarea').value`));
  const grade = Number(await grader.evaluate(`document.querySelector('#id_grade').value`));
  expect(grade).toBeGreaterThan(10);
  expect(await grader.evaluate(`tinymce.activeEditor.getContent({ format: 'text' })`)).toContain(
    overall.split('\n')[0],
  );
  expect(await grader.evaluate(`said.includes('submit')`)).toBe(false);
  expect(await account.listAll()).toMatchObject([{ studentName: 'Ana Díaz', status: 'completed' }]);

  await panel.clickButton('Undo');
  await panel.waitFor('Undone.');
  expect(await grader.evaluate(`document.querySelector('#id_grade').value`)).toBe('');
});
