import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario, type ScenarioContext } from '../scenario.ts';

const troubleForMs = 6000;
const longestResumeMs = 60_000;

export const storeVolumeTrouble: Scenario = {
  number: 10,
  name: 'the volume of the files is full, then read-only, then one file is damaged',
  needs: { smallVolume: 'store' },
  async run(context) {
    const volume = context.installation.smallVolume;
    await delay(300);
    await whileTroubled(context, {
      begin: () => volume.fill(),
      // What an upload left unfinished gave back.
      goOn: () => volume.fill(),
      end: () => volume.free(),
    });
    await whileTroubled(context, {
      begin: () => volume.setReadOnly(true),
      goOn: async () => undefined,
      end: () => volume.setReadOnly(false),
    });
    await damageOne(context);
  },
};

type Trouble = Readonly<Record<'begin' | 'goOn' | 'end', () => Promise<void>>>;

const longestUnseenMs = 5000;

/** Papers that were taken before it began wait, none fails, and all are graded soon after it ended. */
async function whileTroubled(
  { installation, client, ledger, nextSeed, note }: ScenarioContext,
  trouble: Trouble,
): Promise<void> {
  const files = await Promise.all([nextSeed(), nextSeed(), nextSeed()].map(makeUpload));
  const entries = files.map(({ fileName }) => newEntry(fileName));
  ledger.push(...entries);
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const { assignments } = await untilAnswered(() => client.upload([file], { key: entry.key }));
    entry.id = assignments[0]?.id ?? null;
    if (entry.id !== null) ids.push(entry.id);
  }
  await trouble.begin();
  try {
    await untilAnswered(() => client.grade(ids, `grade-${entries[0]?.key}`));
    for (const entry of entries) entry.isGradingAcknowledged = true;
    await delay(troubleForMs);
    const health = await healthDuring(trouble, client.address);
    expectThat(health === 507 || health === 503, `Health was answered with ${health}.`);
    for (const id of ids) {
      const { status } = await untilAnswered(() => client.get(id));
      expectThat(status !== 'error', 'A paper was marked as failed for what the disk did.');
    }
  } finally {
    await trouble.end();
  }
  const began = performance.now();
  const isDone = async (id: string): Promise<boolean> =>
    (await untilAnswered(() => client.get(id))).status === 'completed';
  for (const id of ids) {
    while (!(await isDone(id)) && performance.now() - began < longestResumeMs) await delay(300);
    expectThat(await isDone(id), 'A paper did not go on within 60 s.');
  }
  note(`all went on ${((performance.now() - began) / 1000).toFixed(1)} s after`);
  await installation.untilHealthy();
}

/** What health says in the trouble; an upload that ends between the two questions makes room for a moment. */
async function healthDuring(trouble: Trouble, address: string): Promise<number> {
  const until = performance.now() + longestUnseenMs;
  for (;;) {
    await trouble.goOn();
    const { status, body } = await fetch(`${address}/api/health`);
    await body?.cancel();
    if (status !== 200 || performance.now() > until) return status;
    await delay(100);
  }
}

const row = z.object({ file_id: z.string() });

/** One byte of one stored paper flips: that paper says so, and the others go on. */
async function damageOne({ installation, client, ledger, nextSeed }: ScenarioContext): Promise<void> {
  const file = await makeUpload(nextSeed());
  const entry = newEntry(file.fileName);
  ledger.push(entry);
  const { assignments } = await untilAnswered(() => client.upload([file], { key: entry.key }));
  entry.id = assignments[0]?.id ?? null;
  const [stored] = await installation.query(row, 'select file_id from submissions where id = $1', [entry.id]);
  const path = await installation.findStoredFile(stored?.file_id ?? '');
  const bytes = await readFile(path);
  bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1;
  await writeFile(join(path), bytes);
  const id = entry.id ?? '';
  await untilAnswered(() => client.grade([id], `grade-${entry.key}`));
  entry.isGradingAcknowledged = true;
  let found = await untilAnswered(() => client.get(id));
  const until = performance.now() + longestResumeMs;
  while (found.status === 'processing' && performance.now() < until) {
    await delay(300);
    found = await untilAnswered(() => client.get(id));
  }
  expectThat(found.status === 'error' && found.statusDetail !== null, 'A damaged file was not named.');
  const after = await makeUpload(nextSeed());
  const next = newEntry(after.fileName);
  ledger.push(next);
  await uploadAndGrade(client, after, next);
}
