import { describe, expect, it } from 'vitest';
import { openVisits } from './testing/open-visits.ts';

const { visit } = openVisits();

describe('the ways in', () => {
  it('keeps the name of a single sign-on inside its card, however long it is', async () => {
    const page = await visit({ viewport: { width: 320, height: 640 } });
    const singleSignOn = 'The University of Northfield and its Colleges';
    await page.route('**/api/identity/options', (route) =>
      route.fulfill({
        json: {
          hasPasswords: true,
          canSignUp: true,
          asksPasswordAtSignUp: true,
          hasMail: true,
          singleSignOn,
        },
      }),
    );
    await page.goto('/sign-in');
    await page.getByRole('link', { name: `Continue with ${singleSignOn}` }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

  it('focuses the first field when an empty sign-up is submitted', async () => {
    const page = await visit();
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter your name.').waitFor();
    expect(await page.locator('input:focus').getAttribute('name')).toBe('name');
  });
});
