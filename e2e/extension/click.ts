import type { Page } from 'playwright-core';

/** Clicks a button of the panel by its whole name. */
export const click = (panel: Page, name: string): Promise<void> =>
  panel.getByRole('button', { name, exact: true }).click();
