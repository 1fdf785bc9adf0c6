import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { z } from 'zod';
import { filesWith } from '../tools/testing/files-with.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct } from '../tools/testing/start-product.ts';
import { Instructor } from './testing/instructor.ts';

const email = 'ruth.canary@example.edu';
/** As every browser test signs up. */
const password = 'a green pen on warm paper';
const wrongPassword = 'a wrong velvet password';
const inPaper = 'Marzipan lanterns remember sleepers';
const inComment = 'Your obsidian paragraph is the strongest';
const inMessage = 'My heliotrope course does not open';
const inDemo = 'Vermilion pelicans have reads the report';
/** What would run, fetch or lead away if a screen took it for anything but text. */
const markup = '<img src="https://canary.invalid/x" onerror="document.title=\'run\'"> [a](javascript:run())';
const filler = 'Sleep helps students to remember what they learned before. '.repeat(12);
const essay = `On Sleep\n\nZebulon Quux\n\n${inPaper}, as many people has said (Diaz and Lee, 2019). ${markup}\n\n${filler}\n`;
const fileName = 'quuxzebulon_4711_8080_essay.txt';

const list = z.array(z.object({ id: z.string() }));

let browser: Browser;
let dataDir: string;
beforeAll(async () => {
  browser = await openBrowser();
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-leaks-'));
});
afterAll(async () => {
  await closeWindows(browser);
  await rm(dataDir, { recursive: true, force: true });
});

/** A visitor tries a text, writes a message, and mistypes a password. */
async function comeAsVisitor(baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto('/demo');
  await page.getByLabel('Your text').fill(`${inDemo}. ${filler}`);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('heading', { name: /^(?:Findings \d|Nothing found)/u }).waitFor();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Petronella Quux');
  await page.getByLabel('Email', { exact: true }).fill('petronella.canary@example.edu');
  await page.getByLabel('Category').selectOption('technical');
  await page.getByLabel('Subject').fill('A heliotrope question');
  await page.getByLabel('Message', { exact: true }).fill(inMessage);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent Successfully').waitFor();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(wrongPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await context.close();
}

/** The secrets of the sessions, as the browser holds them. */
async function tokensOf(context: BrowserContext): Promise<readonly string[]> {
  const cookies = await context.cookies();
  const parts = cookies.flatMap(({ value }) => decodeURIComponent(value).split('.'));
  return parts.filter((part) => part.length > 20);
}

// ASVS-16.2.5
it('keeps texts and credentials out of logs and browsers, and executes none of them', async () => {
  const product = await startProduct({ dataDir, env: { LOG_LEVEL: 'trace' } });
  onTestFailed(() => product.stop());
  let said = '';
  for (const stream of [product.launcher.stdout, product.launcher.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const instructor = await Instructor.arrive(browser, undefined, product.address);
  const { page, context } = instructor;
  onTestFailed(() => instructor.pictureFailure('leaks'));
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));

  await instructor.createAccount(email);
  await comeAsVisitor(product.address);
  await page.goto('/api-keys');
  await page.getByRole('button', { name: 'Generate API Key' }).click();
  const apiKey = await page.getByText(/^gg_[\w-]{20}/u).innerText();

  await page.goto('/dashboard');
  const file = { name: fileName, mimeType: '', buffer: Buffer.from(essay) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText('Recently Graded Assignments (1)').waitFor();
  const [paper] = list.parse(await (await context.request.get('/api/assignments')).json());
  await page.goto(`/assignments/${paper?.id}`);
  await page.getByText('javascript:run()').first().waitFor();
  expect(await page.locator('img[src*="canary"], a[href^="javascript:"]').count()).toBe(0);
  await page.getByRole('textbox', { name: 'Overall' }).fill(`${inComment}. ${markup}`);
  await page.getByText(/Saved \d/u).waitFor();
  await page.getByRole('button', { name: /^Approve/u }).click();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  await page.goto('/grading-queue?search=Quux');
  await page.getByRole('row').nth(1).waitFor();
  const byKey = { headers: { authorization: `Bearer ${apiKey}`, cookie: '' } };
  expect((await context.request.get('/api/assignments?search=Quux', byKey)).status()).toBe(200);
  expect((await context.request.get('/api/account/export')).status()).toBe(200);
  expect(await page.title()).not.toBe('run');

  const tokens = await tokensOf(context);
  expect(tokens.length).toBeGreaterThan(0);
  const kept = String(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'));
  for (const word of [inPaper, apiKey, password, ...tokens]) expect(kept).not.toContain(word);
  expect([...asked].filter((origin) => origin !== product.address && origin !== 'null')).toEqual([]);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
  await product.stop();

  const secrets = [password, wrongPassword, apiKey, ...tokens];
  const texts = [inPaper, inComment, inMessage, inDemo, 'canary.invalid'];
  const people = [
    'Quux',
    'quuxzebulon',
    'Zebulon',
    'Petronella',
    'Bergman',
    'ruth.canary',
    'petronella.canary',
  ];
  const logs = join(dataDir, 'logs');
  expect((await readdir(logs)).toSorted()).toEqual(['api.log', 'worker.log']);
  expect(await filesWith(logs, [paper?.id ?? ''])).not.toEqual([]);
  expect(await filesWith(logs, [...secrets, ...people, ...texts])).toEqual([]);
  for (const word of [...secrets, ...people, ...texts]) expect(said).not.toContain(word);
  expect(await filesWith(dataDir, [password, wrongPassword, apiKey, ...texts])).toEqual([]);
});
