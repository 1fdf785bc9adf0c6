import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { ApiClient } from '../../testing/api-client.ts';
import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

const minute = 60_000;
const jumps = [60 * minute, -60 * minute, 10 * minute, 0];
const kept = z.object({ kept: z.coerce.number() });
const longestMs = 60_000;

export const clockJumps: Scenario = {
  number: 19,
  name: 'the clock jumps an hour ahead, an hour back, and ten minutes',
  async run({ installation, client, ledger, nextSeed, note }) {
    const ended = new ApiClient(client.address);
    await ended.signIn('load@example.edu');
    const endedCookie = ended.cookie;
    await ended.fetch('POST', '/api/logout', { body: '{}' });
    for (const jump of jumps) {
      await installation.moveClock(jump);
      const file = await makeUpload(nextSeed());
      const entry = newEntry(file.fileName);
      ledger.push(entry);
      const began = performance.now();
      const id = await uploadAndGrade(client, file, entry);
      const isDone = async (): Promise<boolean> =>
        (await untilAnswered(() => client.get(id))).status !== 'processing';
      while (!(await isDone()) && performance.now() - began < longestMs) await delay(200);
      expectThat(
        await isDone(),
        `With the clock ${jump / minute} min off, a paper was not graded in a minute.`,
      );
      const revived = await fetch(`${client.address}/api/assignments?limit=1`, {
        headers: { cookie: endedCookie },
      });
      await revived.body?.cancel();
      expectThat(revived.status === 401, 'A session that had ended was taken again.');
    }
    const [lost] = await installation.query(
      kept,
      'select count(*) as kept from submissions where expired_at is not null or file_id is null',
    );
    expectThat(lost?.kept === 0, 'Something was deleted before its day.');
    note(`${jumps.length} jumps`);
  },
};
