import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanPaper, discussionPost, flawedPaper, makePaper, weakEssay } from '@greenpen/test-papers';
import type { Browser, Page } from 'playwright-core';
import { ApiClient } from '../testing/api-client.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { startProduct } from '../testing/start-product.ts';
import { takeAccount } from './take-account.ts';

/** `npm run screenshots [FOLDER]`: every screen in light, dark and on a phone, from the running product. */
const folder = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'test-results', 'screens');
/** What the README shows. */
const readmeImages = join(import.meta.dirname, '..', '..', 'docs', 'images');

const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1366, height: 768 } },
  { name: 'phone', colorScheme: 'light', viewport: { width: 375, height: 720 } },
] as const;

const product = await startProduct();
const browser = await openBrowser();
await Promise.all([folder, readmeImages].map((path) => mkdir(path, { recursive: true })));
try {
  const client = new ApiClient(product.address);
  await client.signUp('ruth.bergman@example.edu');
  const review = await prepareClass(client);
  const screens: Readonly<Record<string, string>> = {
    landing: '/',
    login: '/login',
    signup: '/signup',
    'sign-in': '/sign-in',
    'not-found': '/no-such-page',
    dashboard: '/dashboard',
    upload: '/upload',
    queue: '/grading-queue',
    courses: '/courses',
    templates: '/feedback-templates',
    settings: '/settings',
    'api-keys': '/api-keys',
    account: '/account',
    'account-deleted': '/account-deleted',
    review: `/assignments/${review}`,
  };
  const signedOut = new Set(['landing', 'login', 'signup', 'sign-in', 'not-found', 'account-deleted']);
  for (const look of looks) {
    for (const [screen, path] of Object.entries(screens)) {
      const page = await openPage(browser, look, signedOut.has(screen) ? null : client);
      await page.goto(`${product.address}${path}`, { waitUntil: 'networkidle' }).catch(() => undefined);
      if (screen === 'review' && look.name !== 'phone') await page.locator('[data-f]').first().waitFor();
      await page.screenshot({
        path: join(folder, `${screen}-${look.name}.png`),
        fullPage: screen !== 'review',
      });
      if (screen === 'review' && look.name !== 'phone') {
        // A place in the text with marks around it says more than a title page.
        for (let step = 0; step < 4; step += 1) await page.keyboard.press('n');
        await delay(400);
        await page.screenshot({ path: join(readmeImages, `review-${look.name}.png`) });
      }
      if (screen === 'account') {
        await takeAccount(page, product.address, (state) =>
          page.screenshot({ path: join(folder, `account-${state}-${look.name}.png`) }),
        );
      }
      await page.context().close();
    }
  }
  console.log(`The screens are in ${folder}.`);
} finally {
  await browser.close();
  await product.stop();
}

/** A small class: a course, an assignment, papers of every kind; gives the id of the paper with most to see. */
async function prepareClass(client: ApiClient): Promise<string> {
  const files = await Promise.all([
    flawedPaper('docx'),
    cleanPaper('pdf'),
    weakEssay('txt'),
    makePaper({ seed: 11, format: 'docx' }),
    makePaper({ seed: 12, format: 'pdf' }),
  ]);
  const broken = { fileName: 'scan.pdf', bytes: new TextEncoder().encode('%PDF-1.7\nnothing') };
  const post = discussionPost();
  const { assignments } = await client.upload([...files, post, broken], { key: 'screenshots-upload' });
  await client.grade(
    assignments.map(({ id }) => id),
    'screenshots-grade',
  );
  while ((await client.listAll()).some(({ status }) => status === 'processing')) await delay(300);
  const approved = assignments[1]?.id;
  if (approved !== undefined) await client.approve(approved, 'screenshots-approve');
  return assignments[0]?.id ?? '';
}

async function openPage(
  browser: Browser,
  look: (typeof looks)[number],
  client: ApiClient | null,
): Promise<Page> {
  const context = await browser.newContext({ viewport: look.viewport, colorScheme: look.colorScheme });
  context.setDefaultTimeout(15_000);
  const pairs = (client?.cookie ?? '').split('; ').filter((pair) => pair !== '');
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.address };
    }),
  );
  return context.newPage();
}
