import { listUsers } from '@greenpen/api-contract';
import type { Page } from 'playwright-core';

const madeAt = '2026-03-01T12:00:00.000Z';

/** Adds to the administrators' list, while nobody is searched for, one who pays and one without a plan, both nameless. */
export async function furtherAccounts(page: Page): Promise<void> {
  await page.route('**/api/admin/users?*', async (route) => {
    const response = await route.fetch();
    const users = listUsers.response.parse(await response.json());
    const [first] = users;
    if (first === undefined) return route.fulfill({ response });
    const nameless = { ...first, firstName: null, lastName: null, isAdmin: false, createdAt: madeAt };
    const paying = {
      ...nameless,
      id: 'aaaaaaaa-paying',
      email: 'paying@example.edu',
      subscriptionStatus: 'active',
      subscriptionStartedAt: '2026-03-04T12:00:00.000Z',
    };
    const without = {
      ...nameless,
      id: 'bbbbbbbb-without',
      email: 'without@example.edu',
      subscriptionStatus: 'inactive',
      trialEndsAt: null,
    };
    return route.fulfill({ response, json: [...users, paying, without] });
  });
}
