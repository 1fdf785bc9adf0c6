import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { Instructor } from './testing/instructor.ts';
import { openVisits } from './testing/open-visits.ts';
import { violationsOn } from './testing/violations-on.ts';

/** Every public page with its heading. */
const routes = {
  '/': 'The first read of every paper, done in green pen',
  '/about': 'Give teachers their evenings, and students an answer in time',
  '/demo': 'See what it finds',
  '/help': 'How can we help?',
  '/help/what-is-checked': 'What is checked',
  '/privacy': 'Privacy Policy',
  '/privacy-policy': 'Privacy Policy',
  '/privacy/2025-01-30': 'Privacy Policy of January 30, 2025',
  '/contact': 'Contact Us',
  '/signup': 'Start Your Free Trial',
  '/login': 'Professor Login Area',
  '/no-such-page': 'Page not found',
} as const;

const phone = { width: 375, height: 720 };

const { visit, getBrowser } = openVisits();

/** What attributes lead to; a set of pictures names several, each with its width. */
function addressesIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src|srcSet|content)="([^"]+)"/gu)].flatMap(([, given = '']) =>
    given.startsWith('/') ? given.split(', ').map((one) => one.split(' ')[0] ?? '') : [given],
  );
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

describe('what visitors see', () => {
  it('reads whole without JavaScript, each page with its own title, description and card', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const titles = new Set<string>();
    for (const [path, heading] of Object.entries(routes)) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
      expect([path, await headingOf(page)]).toEqual([path, heading]);
      titles.add(await page.title());
      const metaOf = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
      expect((await metaOf('name="description"'))?.length).toBeGreaterThan(30);
      expect(await metaOf('property="og:title"')).toBe(await page.title());
      expect(await page.locator('script:not([src]), style, [style]').count()).toBe(0);
    }
    expect(titles.size).toBe(Object.keys(routes).length - 1);
    await page.goto('/contact');
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(await page.getByText('This form needs JavaScript').isVisible()).toBe(true);
    await page.goto('/help');
    expect(await page.getByRole('link', { name: /^Grading queue/u }).isVisible()).toBe(true);
  });

  it('has no link that leads nowhere', async () => {
    const { request } = await visit();
    const origin = inject('productAddress');
    const lost: string[] = [];
    const seen = new Map<string, string>([['/', 'the start']]);
    for (const [path, from] of seen) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([from, path, answer.status() < 400]).toEqual([from, path, true]);
      if (!(answer.headers()['content-type'] ?? '').includes('text/html')) continue;
      const html = await answer.text();
      for (const found of addressesIn(html)) {
        const address = URL.parse(found.replaceAll('&amp;', '&'), origin);
        if (address?.origin !== origin || !/^(?:\/|#(?![\da-f]{6}$))/u.test(found)) continue;
        const isHere = address.hash !== '' && address.pathname === path;
        if (isHere && !html.includes(`id="${address.hash.slice(1)}"`)) lost.push(`${path} ${found}`);
        if (!seen.has(address.pathname)) seen.set(address.pathname, path);
      }
    }
    expect(lost).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
    for (const place of ['features', 'pricing']) {
      expect(await (await request.get('/')).text()).toContain(`id="${place}"`);
    }
  });

  it('has the product’s strict policy and loads nothing from other servers', async () => {
    const page = await visit();
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('productAddress'))) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    for (const path of Object.keys(routes).filter((route) => route !== '/no-such-page')) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe');
    }
    expect([foreign, complaints]).toEqual([[], []]);
  });

  it.each(['light', 'dark'] as const)('has no violation in the %s theme, also on a phone', async (theme) => {
    const page = await visit({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of Object.keys(routes)) {
      await page.goto(path);
      expect(await violationsOn(page, path)).toEqual([]);
    }
    await page.setViewportSize(phone);
    for (const path of ['/', '/demo', '/contact', '/help', '/help/reviewing']) {
      await page.goto(path);
      expect(await violationsOn(page, `${path} on a phone`)).toEqual([]);
    }
  });

  it('is never wider than the screen, from the smallest phone on', async () => {
    const page = await visit({ viewport: { width: 320, height: 640 } });
    for (const path of [...Object.keys(routes), '/help/keyboard', '/help/exporting']) {
      await page.goto(path);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
  });

  it('opens its menu on a phone, and closes it by Escape and after a choice', async () => {
    const page = await visit({ viewport: phone });
    await page.goto('/');
    const menu = page.locator('details[data-menu]');
    const pricing = menu.getByRole('link', { name: 'Pricing' });
    expect(await pricing.isVisible()).toBe(false);
    await page.getByLabel('Menu').click();
    expect(await menu.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login');
    await page.keyboard.press('Escape');
    await pricing.waitFor({ state: 'hidden' });
    await page.getByLabel('Menu').click();
    await pricing.click();
    await pricing.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#pricing');
  });

  it('keeps the theme that was chosen, its pictures too', async () => {
    const page = await visit({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    expect(await background()).toBe('rgb(20, 19, 17)');
    await page.goto('/about');
    expect(await background()).toBe('rgb(20, 19, 17)');
    await page.goto('/');
    await page.waitForFunction(`document.querySelector('picture img').currentSrc.includes('dark')`);
  });
});

describe('who is signed in', () => {
  it('gets the dashboard at the start without a flash of the landing page, and the landing page after signing out', async () => {
    const instructor = await Instructor.arrive(getBrowser());
    const { page } = instructor;
    await instructor.signUp('visitor-home@example.edu');
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toContain('The first read of every paper');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.goto('/no-such-page');
    await page.getByRole('navigation').first().waitFor();
    expect(await page.getByText('This page does not exist.').isVisible()).toBe(true);
    await page.goto('/help');
    expect(await headingOf(page)).toBe('How can we help?');
    await page.context().clearCookies();
    await page.goto('/');
    expect(await headingOf(page)).toBe(routes['/']);
    await instructor.leave();
  });
});

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Robin Vale');
  await page.getByLabel('Email', { exact: true }).fill('robin@example.edu');
  await page.getByLabel('Category').selectOption('technical');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message', { exact: true }).fill('How do I begin?');
}

describe('the contact page', () => {
  it('says what is missing, keeps what could not be sent, and sends it in the end', async () => {
    const page = await visit();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(await page.getByText('This field is required.').count()).toBe(5);
    await fill(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Error Sending Message').waitFor();
    await page.getByText('Please try again or email us directly at support@').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('How do I begin?');
    expect(await page.getByLabel('Category').inputValue()).toBe('technical');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
    await page.getByText("Thank you for contacting us! We'll get back to you within 24 hours.").waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
    await page.reload();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
  });

  it('says that it is sending, and sends once', async () => {
    const page = await visit();
    let sent = 0;
    await page.route('**/api/contact', async (route) => {
      sent += 1;
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
      await route.fulfill({ json: { received: true } });
    });
    await page.goto('/contact');
    await fill(page);
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await page.getByText('Message Sent Successfully').waitFor();
    expect(sent).toBe(1);
  });
});

describe('the help center', () => {
  it('finds an article by its text, and shows all again when the search is cleared', async () => {
    const page = await visit();
    await page.goto('/help');
    const search = page.getByLabel('Search the help center');
    await search.fill('moodle grader');
    await page.getByRole('link', { name: /^Dashboard/u }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: /^The browser extension/u }).waitFor();
    await search.fill('xyzzy');
    await page.getByText('Nothing found.').waitFor();
    await search.fill('');
    await page.getByRole('link', { name: /^Dashboard/u }).waitFor();
    expect(await page.locator('[data-help-found]').isVisible()).toBe(false);
  });

  it('lists every check of the catalogue with its source', async () => {
    const page = await visit();
    const { request } = page;
    const answer = await request.get('/check-catalogue.json');
    const checks: { id: string; summary: string; source: string }[] = await answer.json();
    await page.goto('/help/what-is-checked');
    const rows = await page.locator('article tbody tr').allInnerTexts();
    expect(rows).toHaveLength(checks.length);
    for (const { summary, source } of checks) {
      expect(rows.some((row) => row.includes(summary) && row.includes(source))).toBe(true);
    }
  });
});
