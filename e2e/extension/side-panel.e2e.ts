import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { essay } from '../../tools/testing/lms-pages/essay.ts';
import { moodleAddress } from '../../tools/testing/lms-pages/moodle.ts';
import { plainAddress, plainGrader } from '../../tools/testing/lms-pages/plain.ts';
import { SidePanel } from '../../tools/testing/side-panel.ts';
import { newAccount } from './new-account.ts';

let browser: ExtensionBrowser;

beforeAll(async () => {
  browser = await ExtensionBrowser.start();
  await browser.connect(await newAccount());
});

afterAll(() => browser?.stop());

it('drafts and inserts in the browser’s own side panel, about the tab that it stands beside', async () => {
  browser.serve(moodleAddress, { body: plainGrader({ name: 'Ana Díaz', work: essay.join(' ') }) });
  const own = await browser.openOwnPage('options.html');
  const page = await browser.open(plainAddress(91));
  const panel = await SidePanel.open(page, own);
  await expect.poll(() => panel.text()).toContain('Ana Díaz');
  await expect.poll(() => panel.click('Draft')).toBe(true);
  await expect.poll(() => panel.click('Insert all')).toBe(true);
  await expect.poll(() => panel.text()).toContain('Comment inserted.');
  expect(await page.locator('#id_grade').inputValue()).not.toBe('');
  expect(await panel.evaluate('innerWidth')).toBeLessThan(700);
});
