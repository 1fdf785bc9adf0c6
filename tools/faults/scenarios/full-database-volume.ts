import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient, RequestFailed } from '../../testing/api-client.ts';
import { makeUpload, newEntry } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

const fullForMs = 8000;

export const fullDatabaseVolume: Scenario = {
  number: 9,
  name: 'the volume of the database is full, and freed later',
  needs: { smallVolume: 'database' },
  async run({ installation, client, ledger, nextSeed, note }) {
    const volume = installation.smallVolume;
    await delay(500);
    await volume.fill();
    let refused = 0;
    const signIns = { made: 0, refused: 0 };
    const until = performance.now() + fullForMs;
    try {
      while (performance.now() < until) {
        const list = await fetch(`${client.address}/api/assignments?limit=1`, {
          headers: { cookie: client.cookie },
        });
        await list.body?.cancel();
        expectThat(list.status === 200 || list.status === 503, `Reading was answered with ${list.status}.`);
        try {
          await new ApiClient(client.address).signIn('load@example.edu');
          signIns.made += 1;
        } catch (error) {
          const isNamed = error instanceof RequestFailed && [429, 503, 507].includes(error.status);
          if (!isNamed) throw error;
          signIns.refused += 1;
        }
        const file = await makeUpload(nextSeed());
        const entry = newEntry(file.fileName);
        ledger.push(entry);
        try {
          const { assignments } = await client.upload([file], { key: entry.key });
          entry.id = assignments[0]?.id ?? null;
        } catch (error) {
          if (!(error instanceof RequestFailed)) throw error;
          const isNamed = [503, 507].includes(error.status);
          expectThat(isNamed, `An upload to a full volume was answered with ${error.message}.`);
          refused += 1;
        }
        await delay(250);
      }
    } finally {
      await volume.free();
    }
    note(`${signIns.made} sign-ins made, ${signIns.refused} refused by name`);
    note(`${refused} uploads refused by name while it was full`);
    const began = performance.now();
    await installation.untilHealthy();
    note(`well again ${((performance.now() - began) / 1000).toFixed(1)} s after there was room`);
  },
};
