import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { ApiClient } from '../testing/api-client.ts';
import { openSignedIn } from './open-signed-in.ts';
import { encodePicture } from './encode-picture.ts';
import { makeSampleClass } from './sample-class.ts';
import { takeCard } from './take-card.ts';

const folder = join(import.meta.dirname, '..', '..', 'apps/web/src/site/images');

const themes = ['light', 'dark'] as const;

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Picture = {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Widths in pixels of the files; the first has the plain name. */
  readonly widths: readonly [number, ...number[]];
  readonly prepare?: (page: Page) => Promise<void>;
  readonly clip?: Clip | ((page: Page) => Promise<Clip>);
};

const help = { viewport: { width: 1200, height: 700 }, widths: [1600] } as const;

function picturesOf(paper: string): readonly Picture[] {
  const review = `/assignments/${paper}`;
  return [
    {
      name: 'review',
      path: review,
      viewport: { width: 1366, height: 800 },
      widths: [1366, 2400],
      prepare: showFinding,
    },
    {
      name: 'review-phone',
      path: review,
      viewport: { width: 375, height: 560 },
      widths: [700],
      prepare: showOnPhone,
    },
    {
      name: 'marks',
      path: review,
      viewport: { width: 1366, height: 800 },
      widths: [1200],
      prepare: showFinding,
      clip: { x: 72, y: 220, width: 720, height: 440 },
    },
    {
      name: 'why',
      path: review,
      viewport: { width: 1366, height: 800 },
      widths: [1200],
      prepare: showReason,
      clip: { x: 646, y: 0, width: 720, height: 440 },
    },
    { name: 'queue', path: '/grading-queue', viewport: { width: 1080, height: 660 }, widths: [1200] },
    { name: 'queue-screen', path: '/grading-queue', ...help },
    { name: 'dashboard', path: '/dashboard', ...help },
    { name: 'upload', path: '/upload', ...help },
    { name: 'courses', path: '/courses', ...help },
    { name: 'settings', path: '/settings', ...help },
    { name: 'api-keys', path: '/api-keys', ...help },
  ];
}

/** The pictures of the product that its own pages show, of a class that is made up, in both themes. */
export async function takePictures(browser: Browser, address: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const client = new ApiClient(address);
  await client.signUp('robin@example.edu', undefined, 'Robin Sample');
  const { paper } = await makeSampleClass(client);
  for (const theme of themes) {
    for (const picture of picturesOf(paper)) {
      const look = { colorScheme: theme, viewport: picture.viewport, deviceScaleFactor: 2 };
      const page = await openSignedIn(browser, look, client);
      const png = await takePicture(page, address, picture);
      for (const [index, width] of picture.widths.entries()) {
        const size = index === 0 ? '' : `-${width}`;
        const file = join(folder, `${picture.name}-${theme}${size}.webp`);
        await writeFile(file, await encodePicture(browser, png, width));
      }
      await page.context().close();
    }
  }
  await takeCard(browser, {
    address,
    picture: join(folder, 'review-light-2400.webp'),
    to: join(folder, 'card.png'),
  });
}

async function takePicture(page: Page, address: string, { path, prepare, clip }: Picture): Promise<Buffer> {
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.mouse.move(0, 0);
  await delay(400);
  const where = typeof clip === 'function' ? await clip(page) : clip;
  return page.screenshot(where === undefined ? {} : { clip: where });
}

/** A place in the text with marks around it says more than a title page. */
async function showFinding(page: Page): Promise<void> {
  await page.locator('[data-f]').first().waitFor();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('n');
}

async function showOnPhone(page: Page): Promise<void> {
  await page.locator('mark, .mark').nth(2).scrollIntoViewIfNeeded();
}

async function showReason(page: Page): Promise<void> {
  await showFinding(page);
  await page.getByRole('button', { name: /^APA .*Why/u }).click();
}
