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

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    papers: { type: 'string', default: '200' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);
const papers = Number(values.papers);
const chosen = allScenarios.filter(
  ({ number }) => values.only.length === 0 || values.only.includes(String(number)),
);

const canMount = await SmallVolume.isPossible();
let passed = 0;
let failed = 0;
for (const scenario of chosen) {
  if (scenario.needs?.smallVolume !== undefined && !canMount) {
    console.log(
      `     ${scenario.number} not run, because this user may not mount a small volume: ${scenario.name}`,
    );
    continue;
  }
  const problem = await runScenario(scenario);
  if (problem === null) passed += 1;
  else failed += 1;
  console.log(
    `${problem === null ? 'ok  ' : 'FAIL'} ${scenario.number} ${scenario.name}${problem === null ? '' : `: ${problem}`}`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** All rounds of a scenario on one installation; gives what went wrong, or `null`. */
async function runScenario(scenario: Scenario): Promise<string | null> {
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
      if (problem !== null) return `round ${round + 1}: ${problem}`;
    }
    console.log(`     ${ledger.length} papers${notes.length === 0 ? '' : `; ${notes.join('; ')}`}`);
    return null;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${await installation.lastErrors()}`;
  } finally {
    await installation.stop();
  }
}

/** Quiet until nothing is under way, then the ledger, and one more paper that has to go through by itself. */
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
