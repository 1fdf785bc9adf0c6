import type { Page } from 'playwright-core';

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens what a button opens and waits until its dialog stands. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** What stands over the screen: the window says all. */
export const dialog = { isWindow: true } as const;

/** What the narrow window alone has. */
export const onPhone = { isPhone: true } as const;
