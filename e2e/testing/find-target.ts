import type { Locator, Page } from 'playwright-core';
import type { ScreenRow } from '../spec/screen-row.ts';

function findShown(page: Page, { kind, shows }: ScreenRow): Locator {
  switch (kind) {
    case 'heading':
      return page.getByRole('heading', { level: 1, name: shows, exact: true });
    case 'group':
      return page.getByRole('heading', { level: 2, name: shows, exact: true });
    case 'step':
      return page.getByRole('heading', { level: 3, name: shows });
    case 'mark':
      return page.getByLabel(shows, { exact: true });
    case 'part':
      return page.getByText(shows);
    case 'button':
      return page.getByRole('button', { name: shows, exact: true });
    case 'link':
      return page.getByRole('link', { name: shows, exact: true });
    case 'column':
      return page.getByRole('columnheader', { name: shows });
    case 'field':
      return page.getByLabel(shows);
    case 'text':
    default:
      return page.getByText(shows, { exact: true });
  }
}

/** Goes to the screen of a row, unless the page is there, and waits for what it has to show; gives where that leads. */
export async function findTarget(page: Page, row: ScreenRow): Promise<string | undefined> {
  if (new URL(page.url(), 'http://nowhere').pathname !== row.path) await page.goto(row.path);
  if (row.typed !== undefined) await page.getByLabel(row.typed.field).fill(row.typed.words);
  const shown = findShown(page, row).filter({ visible: true }).first();
  await shown.waitFor();
  if (row.to === undefined) return undefined;
  const target = new URL((await shown.getAttribute('href')) ?? '', page.url());
  return row.to.includes('#') ? target.pathname + target.hash : target.pathname;
}
