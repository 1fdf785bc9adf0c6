import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { ApiClient } from '../testing/api-client.ts';
import { allScenarios } from './all-scenarios.ts';
import { InstallationUnderTest } from './installation-under-test.ts';
import { checkLedger, isClean, type LedgerEntry } from './ledger.ts';
import { makeUpload, newEntry, runLoad, untilAnswered, uploadAndGrade } from './load.ts';
import type { Scenario } from './scenario.ts';
import { SmallVolume } from './small-volume.ts';

/** One round with a small load, unless told otherwise. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    papers: { type: 'string', default: '8' },
    only: { type: 'string', multiple: true, default: [] },
    'at-once': { type: 'string', default: '1' },
  },
});
const rounds = Number(values.rounds);
const papers = Number(values.papers);
/** Named scenarios run in the order of their names on the command line. */
const waiting =
  values.only.length === 0
    ? [...allScenarios]
    : values.only.flatMap((named) => allScenarios.filter(({ number }) => String(number) === named));

const canMount = await SmallVolume.isPossible();
let passed = 0;
let failed = 0;
await Promise.all(Array.from({ length: Number(values['at-once']) }, runWaiting));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs the waiting scenarios one by one; each has its own installation, so several such loops can run at once. */
async function runWaiting(): Promise<void> {
  for (let scenario = waiting.shift(); scenario !== undefined; scenario = waiting.shift()) {
    const { number, name, needs } = scenario;
    if (needs?.smallVolume !== undefined && !canMount) {
      console.log(`     ${number} not run, because this user may not mount a small volume: ${name}`);
      continue;
    }
    const { problem, figures } = await runScenario(scenario);
    if (problem === null) passed += 1;
    else failed += 1;
    console.log(
      problem === null ? `     ${figures}\nok   ${number} ${name}` : `FAIL ${number} ${name}: ${problem}`,
    );
  }
}

type Outcome = { readonly problem: string | null; readonly figures: string };

/** All rounds of a scenario on one installation; `problem` is what went wrong. */
async function runScenario(scenario: Scenario): Promise<Outcome> {
  const installation = await InstallationUnderTest.start(scenario.needs ?? {});
  const client = new ApiClient(installation.address);
  const ledger: LedgerEntry[] = [];
  const notes: string[] = [];
  let seed = scenario.number * 100_000;
  try {
    await client.signUp('load@example.edu');
    for (let round = 0; round < rounds; round += 1) {
      const firstSeed = seed;
      seed += papers;
      const nextSeed = (): number => (seed += 1);
      const note = (words: string): void => void notes.push(words);
      // A launcher that has just begun forgives what one that has run for a while does not.
      await installation.ageLauncher();
      const load = runLoad({ client, papers, firstSeed, ledger });
      await Promise.all([load, scenario.run({ installation, client, ledger, round, nextSeed, note })]);
      const problem = await settle(installation, client, ledger);
      if (problem !== null) return { problem: `round ${round + 1}: ${problem}`, figures: '' };
    }
    return { problem: null, figures: [`${ledger.length} papers`, ...notes].join('; ') };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: `${message}\n${await installation.lastErrors()}`, figures: '' };
  } finally {
    await installation.stop();
  }
}

/** Grades one more paper, waits until nothing is in progress, and compares the papers with the ledger. */
async function settle(
  installation: InstallationUnderTest,
  client: ApiClient,
  ledger: LedgerEntry[],
): Promise<string | null> {
  const before = await installation.logSizes();
  const after = await makeUpload(ledger.length);
  const entry = newEntry(after.fileName);
  ledger.push(entry);
  await uploadAndGrade(client, after, entry);
  const until = performance.now() + 120_000;
  let present = await untilAnswered(() => client.listAll());
  while (present.some(({ status }) => status === 'processing') && performance.now() < until) {
    await delay(500);
    present = await untilAnswered(() => client.listAll());
  }
  const verdict = checkLedger(ledger, present);
  if (!isClean(verdict)) return JSON.stringify(verdict);
  const last = present.find(({ id }) => id === entry.id);
  const logged = await installation.logSizes();
  for (const part of ['api', 'worker'] as const) {
    if (logged[part] === before[part]) return `The ${part} no longer writes to its log.`;
  }
  if (last?.status !== 'completed') return `The next paper is ${last?.status}: ${last?.statusDetail}`;
  const twice = await installation.query(
    z.object({}),
    'select submission_id from reviews group by submission_id having count(*) > 1',
  );
  return twice.length === 0 ? null : `${twice.length} papers were reviewed twice.`;
}
