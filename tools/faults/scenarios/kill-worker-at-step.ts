import { setTimeout as delay } from 'node:timers/promises';
import { makeUpload, newEntry, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

export const killWorkerAtStep: Scenario = {
  number: 4,
  name: 'kill -9 of the worker at each of its steps',
  async run({ installation, client, ledger, round, nextSeed, note }) {
    const file = await makeUpload(nextSeed());
    const entry = newEntry(file.fileName);
    ledger.push(entry);
    await installation.order({ role: 'worker', point: 'any', count: 1 + ((round * 7) % 40) });
    const id = await uploadAndGrade(client, file, entry);
    const began = performance.now();
    while ((await client.get(id)).status === 'processing' && performance.now() - began < 60_000)
      await delay(250);
    await installation.cancelOrder();
    const took = (performance.now() - began) / 1000;
    note(`graded ${took.toFixed(1)} s after`);
    expectThat(took < 40, `The paper was still not graded ${took.toFixed(1)} s after.`);
  },
};
