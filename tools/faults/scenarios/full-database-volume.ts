import { errors } from '@greenpen/api-contract';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient, RequestFailed } from '../../testing/api-client.ts';
import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario, type ScenarioContext } from '../scenario.ts';

const probes = 12;
/** Until the launcher has seen that the disk is full. */
const longestUnseenMs = 15_000;
const longestAwayMs = 60_000;

export const fullDatabaseVolume: Scenario = {
  number: 9,
  name: 'the volume of the database is full, the database is killed meanwhile, and room is made later',
  needs: { smallVolume: 'database' },
  async run(context) {
    const { installation, note } = context;
    const volume = installation.smallVolume;
    const paper = await gradeOne(context);
    try {
      await volume.fill();
      await workWhileFull(context, paper);
      await installation.signal('database', 'SIGKILL');
      await untilMade(() => signIn(context), longestAwayMs, 'The database did not come back on a full disk.');
      await workWhileFull(context, paper);

      // Something else takes the reserve as well, and then the database cannot start until there is room.
      await exhaust(context);
      await installation.signal('database', 'SIGKILL');
      await delay(15_000);
      expectThat(isRunning(installation.launcherPid), 'The launcher ended because of a full disk.');
    } finally {
      await volume.free();
    }
    const began = performance.now();
    await installation.untilHealthy();
    note(`well again ${((performance.now() - began) / 1000).toFixed(1)} s after there was room`);
    await untilAnswered(() => signIn(context));
  },
};

/** A paper whose feedback can be edited; the ledger compares its last acknowledged edit. */
async function gradeOne({ client, ledger, nextSeed }: ScenarioContext): Promise<string> {
  const file = await makeUpload(nextSeed());
  const entry = newEntry(file.fileName);
  ledger.push(entry);
  const id = await uploadAndGrade(client, file, entry);
  while ((await untilAnswered(() => client.get(id))).status !== 'completed') await delay(200);
  return id;
}

/** On the room that the ballast gives: signing in, reading and saving go on, and uploads are refused by name. */
async function workWhileFull(context: ScenarioContext, paper: string): Promise<void> {
  const { note } = context;
  await untilMade(
    async () => {
      await signIn(context);
      await save(context, paper, 'Saved as soon as there was room.');
      expectThat(await isUploadRefused(context), 'An upload was taken on a full disk.');
    },
    longestUnseenMs,
    'Nobody could sign in and save on a full disk.',
  );
  for (let probe = 0; probe < probes; probe += 1) {
    await untilAnswered(() => save(context, paper, `Saved on a full disk, ${probe}.`));
    expectThat(await isUploadRefused(context), 'An upload was taken on a full disk.');
    await untilAnswered(() => signIn(context));
    await delay(200);
  }
  note(`${probes} sign-ins and edits made, and as many uploads refused, while it was full`);
}

async function signIn({ client }: ScenarioContext): Promise<void> {
  await new ApiClient(client.address).signIn('load@example.edu');
}

async function save({ client, ledger }: ScenarioContext, id: string, feedback: string): Promise<void> {
  // A connection that the kill of the database broke is noticed by the request that is given it.
  const { grade } = await untilAnswered(() => client.get(id));
  await client.saveGrade(id, { version: grade?.version ?? 1, feedback });
  const entry = ledger.find((known) => known.id === id);
  if (entry !== undefined) entry.editAcknowledged = feedback;
}

async function isUploadRefused({ client, nextSeed }: ScenarioContext): Promise<boolean> {
  const file = await makeUpload(nextSeed());
  const form = new FormData();
  form.append('files', new Blob([file.bytes]), file.fileName);
  const answer = await fetch(`${client.address}/api/assignments/upload`, {
    method: 'POST',
    headers: { cookie: client.cookie, origin: client.address },
    body: form,
  });
  return answer.status === 507 && (await answer.text()).includes(errors.STORAGE_FULL.sentence);
}

async function untilMade(make: () => Promise<void>, longestMs: number, complaint: string): Promise<void> {
  const until = performance.now() + longestMs;
  for (;;) {
    try {
      await make();
      return;
    } catch (error) {
      const isPassing = error instanceof RequestFailed && [0, 503, 507].includes(error.status);
      if (!isPassing) throw error;
      expectThat(performance.now() < until, `${complaint} (${error.message})`);
      await delay(500);
    }
  }
}

/** Fills the volume again and again while the ballast is given up, until nothing is left of it. */
async function exhaust({ installation }: ScenarioContext): Promise<void> {
  for (let times = 0; times < 8; times += 1) {
    await installation.smallVolume.fill();
    await delay(700);
  }
  await installation.smallVolume.fill();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
