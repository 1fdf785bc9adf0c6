import { expect, it } from 'vitest';
import { prepareGradebook } from '../testing/index.ts';
import { claim as claimMail, queue as queueMail } from './mail-outbox.ts';

const test = prepareGradebook();

it('can be sent in the millisecond in which it was queued', async () => {
  for (let round = 0; round < 20; round += 1) {
    await test.gradebook.database.transaction(async (tx) => {
      await queueMail(tx, { kind: 'test', message: Buffer.from('sealed') });
      expect(await claimMail(tx)).toMatchObject({ attempts: 1 });
    });
  }
});
