import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, type Scenario } from '../scenario.ts';

const poisons = ['POISON-LOOP', 'POISON-MEMORY', 'POISON-CRASH'];

export const poisonPapers: Scenario = {
  number: 13,
  name: 'papers that loop, eat memory or crash in the parser',
  async run({ installation, client, ledger, round, note }) {
    const pid = await installation.pidOf('worker');
    const poison = poisons[round % poisons.length] ?? '';
    const { fileName } = await makeUpload(round);
    const name = fileName.replace(/\.\w+$/u, '.txt');
    const words = 'A paper that its reader does not survive. '.repeat(40);
    const file = { fileName: name, bytes: new TextEncoder().encode(`${words}\n\n${poison}\n`) };
    const entry = newEntry(file.fileName);
    ledger.push(entry);
    const id = await uploadAndGrade(client, file, entry);
    const began = performance.now();
    let found = await untilAnswered(() => client.get(id));
    while (found.status === 'processing' && performance.now() - began < 120_000) {
      await delay(500);
      found = await untilAnswered(() => client.get(id));
    }
    note(`${poison}: ${found.status} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    expectThat(
      found.status === 'error' && found.statusDetail !== null,
      'The poisonous paper was not set aside with a reason.',
    );
    expectThat((await installation.pidOf('worker')) === pid, 'The worker process did not survive.');
  },
};
