import type { Page } from 'playwright-core';
import { answerWith, neverAnswer, refuseWith } from './answer-with.ts';
import type { Screen } from './screen.ts';

type Act = (page: Page) => Promise<unknown>;

const demo = '**/api/demo/reviews';
const demoId = '00000000-0000-4000-8000-000000000000';
const contact = '**/api/contact';

/** The articles to capture: each kind of content is in one of them. */
const articles = [
  'first-paper',
  'keyboard',
  'grading-queue',
  'reviewing',
  'exporting',
  'what-is-checked',
  'troubleshooting',
];

/** The pages that are drawn when the product is built, and what their scripts make of them. */
const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-menu', path: '/', act: openSiteMenu, isWindow: true },
  { name: 'about', path: '/about' },
  { name: 'demo', path: '/demo' },
  {
    name: 'demo-checking',
    path: '/demo',
    before: neverAnswer(demo),
    act: check('Reading …'),
    isWindow: true,
  },
  { name: 'demo-waiting', path: '/demo', before: standInLine, act: check('Waiting …'), isWindow: true },
  { name: 'demo-result', path: '/demo', act: check(/^Findings \d/u) },
  { name: 'demo-short', path: '/demo', act: check('Not this time', 'Too short.'), isWindow: true },
  { name: 'demo-offline', path: '/demo', act: checkOffline, isWindow: true },
  { name: 'help', path: '/help' },
  { name: 'help-found', path: '/help', act: search('canvas', /articles?$/u), isWindow: true },
  { name: 'help-nothing-found', path: '/help', act: search('xyzzy', /^Nothing found/u), isWindow: true },
  ...articles.map((slug) => ({ name: `help-${slug}`, path: `/help/${slug}` })),
  { name: 'privacy', path: '/privacy' },
  { name: 'privacy-policy', path: '/privacy-policy', isWindow: true },
  { name: 'privacy-earlier', path: '/privacy/2025-01-30' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-lacking', path: '/contact', act: (page) => page.locator('form button').click() },
  {
    name: 'contact-sending',
    path: '/contact',
    before: neverAnswer(contact),
    act: write('Sending...'),
    isWindow: true,
  },
  {
    name: 'contact-sent',
    path: '/contact',
    before: answerWith(contact, { received: true }),
    act: write('Message Sent Successfully'),
    isWindow: true,
  },
  {
    name: 'contact-failed',
    path: '/contact',
    before: refuseWith(contact, 500, ''),
    act: write('Error Sending Message'),
    isWindow: true,
  },
  { name: 'signup', path: '/signup' },
  { name: 'login', path: '/login' },
  { name: 'not-found-visitor', path: '/no-such-page' },
];

export const visitorScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, viewer: 'visitor' }));

/** It stays open where the window becomes wide, and is not seen there. */
async function openSiteMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Menu').click();
}

/** Asks for a review of the sample, or of another text, and waits for what is said about it. */
function check(said: string | RegExp, text?: string): Act {
  return async (page) => {
    await page.getByRole('button', { name: 'Use the sample paper' }).click();
    if (text !== undefined) await page.getByLabel('Your text').fill(text);
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByText(said).first().waitFor({ timeout: 60_000 });
  };
}

async function standInLine(page: Page): Promise<void> {
  await answerWith(demo, { id: demoId, expiresAt: new Date().toISOString() })(page);
  await answerWith(`${demo}/*`, { status: 'waiting', ahead: 3, review: null })(page);
}

async function checkOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await check('No connection')(page);
}

function search(words: string, said: RegExp): Act {
  return async (page) => {
    await page.getByLabel('Search the help center').fill(words);
    await page.getByText(said).waitFor();
  };
}

function write(said: string): Act {
  return async (page) => {
    await page.getByLabel('Name').fill('Jules Sample');
    await page.getByLabel('Email', { exact: true }).fill('jules@example.edu');
    await page.getByLabel('Category').selectOption('technical');
    await page.getByLabel('Subject').fill('Two sections of one course');
    await page.getByLabel('Message', { exact: true }).fill('Should I make one course for both, or two?');
    await page.locator('form button').click();
    await page.getByText(said).waitFor();
  };
}
