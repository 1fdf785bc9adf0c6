import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { product } from '../../apps/web/src/product.ts';

type Request = {
  readonly address: string;
  /** The picture of the product on it. */
  readonly picture: string;
  readonly to: string;
};

const style = `
  body { width: 1200px; height: 630px; overflow: hidden; background: var(--desk); color: var(--ink); }
  .card { position: absolute; inset: 0; padding: 56px 64px; }
  .card h1 { margin-top: 26px; font: 600 60px/1.08 'Source Serif 4 Variable'; letter-spacing: -0.02em; max-width: 900px; }
  .card img { position: absolute; left: 64px; top: 318px; width: 1072px; border: 1px solid var(--rule); border-radius: 10px; box-shadow: var(--float); }
  .brand { display: flex; align-items: center; gap: 14px; font: 600 30px/1 'Source Serif 4 Variable'; }
  .brand svg { border-radius: 8px; background: var(--pen); }
`;

const tick =
  '<path d="M8.5 17.5l5 5L24 9.5" fill="none" stroke="var(--on-pen)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>';

/** The picture of social cards: name, headline and the product, 1200 by 630. */
export async function takeCard(browser: Browser, { address, picture, to }: Request): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const source = `data:image/webp;base64,${(await readFile(picture)).toString('base64')}`;
  await page.addStyleTag({ content: style });
  const card = `<div class="card"><div class="brand"><svg width="38" height="38" viewBox="0 0 32 32">${tick}</svg>
    ${product.name}</div><h1>The first read of every paper, done in green pen</h1><img alt="" src="${source}"></div>`;
  await page.evaluate(`(async () => {
    document.body.innerHTML = ${JSON.stringify(card)};
    await document.querySelector('img').decode();
    await document.fonts.ready;
  })()`);
  await page.screenshot({ path: to });
  await context.close();
}
