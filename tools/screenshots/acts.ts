import type { Page } from 'playwright-core';

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Clicks a button and waits for its dialog. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** The text of the window over the screen. */
export const dialog = { isWindow: true } as const;

/** What the narrow window alone has. */
export const onPhone = { isPhone: true } as const;
