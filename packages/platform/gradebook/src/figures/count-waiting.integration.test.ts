import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addUser, claimNext, prepareGradebook, queuePaper } from '../testing/index.ts';

const test = prepareGradebook();

it('counts the papers of everyone that wait, and how long the oldest has', async () => {
  expect(await test.gradebook.figures.countWaiting()).toEqual({ byState: {}, oldestSeconds: 0 });
  const id = await queuePaper(test.gradebook, await addUser(test.gradebook));
  await queuePaper(test.gradebook, await addUser(test.gradebook));
  await claimNext(test);
  await test.gradebook.database.execute(
    sql`update submissions set queued_at = now() - interval '90 seconds' where id = ${id}`,
  );
  const { byState, oldestSeconds } = await test.gradebook.figures.countWaiting();
  expect(byState).toEqual({ queued: 1, reading: 1 });
  expect(Math.round(oldestSeconds)).toBe(90);
});
