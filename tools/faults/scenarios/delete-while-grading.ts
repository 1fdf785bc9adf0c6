import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

const count = z.object({ count: z.coerce.number() });
const howMany = 6;
const jobEndsWithinMs = 10_000;

export const deleteWhileGrading: Scenario = {
  number: 15,
  name: 'papers are deleted while they are graded',
  async run({ installation, client, ledger, nextSeed, note }) {
    const ids: string[] = [];
    for (let made = 0; made < howMany; made += 1) {
      const file = await makeUpload(nextSeed());
      const entry = newEntry(file.fileName);
      ids.push(await uploadAndGrade(client, file, entry));
      // What was deleted is not looked for in the list; what follows looks for it everywhere.
      entry.isGradingAcknowledged = false;
      entry.id = null;
      ledger.push(entry);
      await delay(Math.random() * 120);
      await untilAnswered(() => client.fetch('DELETE', `/api/assignments/${ids.at(-1)}`));
    }
    const deletedAt = performance.now();
    const underWay = async (): Promise<number> => {
      const [found] = await installation.query(
        count,
        `select count(*) from queue.job where state in ('created','retry','active') and data->>'submissionId' = any($1)`,
        [ids],
      );
      return found?.count ?? 0;
    };
    while ((await underWay()) > 0 && performance.now() - deletedAt < jobEndsWithinMs) await delay(200);
    expectThat((await underWay()) === 0, 'A job of a deleted paper was still there after 10 s.');
    note(`jobs ended ${((performance.now() - deletedAt) / 1000).toFixed(1)} s after the last deletion`);
    const graded = `select count(*) from reviews where submission_id = any($1)`;
    const [before] = await installation.query(count, graded, [ids]);
    await delay(3000);
    const [after] = await installation.query(count, graded, [ids]);
    expectThat(before?.count === after?.count, 'A review appeared after its paper was deleted.');
  },
};
