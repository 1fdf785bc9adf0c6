import { z } from 'zod';
import { makeUpload, newEntry, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario, type ScenarioContext } from '../scenario.ts';

export const killApiBeforeCommit: Scenario = {
  number: 2,
  name: 'kill -9 of the API between rename and commit',
  run: (context) => uploadOver(context, 'rename'),
};

export const killApiAfterCommit: Scenario = {
  number: 3,
  name: 'kill -9 of the API after the commit, before the answer',
  run: (context) => uploadOver(context, 'commit'),
};

const row = z.object({ id: z.string() });

async function uploadOver(context: ScenarioContext, point: 'rename' | 'commit'): Promise<void> {
  const { installation, client, ledger, nextSeed } = context;
  const file = await makeUpload(nextSeed());
  const entry = newEntry(file.fileName);
  ledger.push(entry);
  const rowsOf = (): Promise<{ id: string }[]> =>
    installation.query(row, 'select id from submissions where original_name = $1', [file.fileName]);

  await installation.order({ role: 'api', point, count: 1 });
  await client.upload([file], { key: entry.key }).catch(() => undefined);
  await installation.cancelOrder();
  const before = await rowsOf();
  const id = await uploadAndGrade(client, file, entry);
  expectThat((await rowsOf()).length === 1, 'The retry made a second row.');
  expectThat(before[0] === undefined || before[0].id === id, 'The retry was answered with another id.');
  if (before[0] !== undefined) context.note('committed before the answer was lost');
}
