import { expect, it } from 'vitest';
import { addUser, prepareGradebook } from '../testing/index.ts';

const test = prepareGradebook();

it('links the one customer of concurrent clicks, whichever is written first', async () => {
  for (let round = 0; round < 40; round += 1) {
    const link = { ownerId: await addUser(test.gradebook), customerId: `cus_${round}` };
    const linked = await Promise.all(
      Array.from({ length: 8 }, () => test.gradebook.billing.linkCustomer(link)),
    );
    expect(new Set(linked)).toEqual(new Set([link.customerId]));
  }
});
