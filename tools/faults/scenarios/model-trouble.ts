import type { ModelDraft } from '@greenpen/api-contract';
import { modelSentence, type ModelCondition } from '@greenpen/model-judge/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiClient } from '../../testing/api-client.ts';
import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario, type ScenarioContext } from '../scenario.ts';

const ownPapers = 6;
const longestDraftMs = 60_000;
const longestNoticeMs = 90_000;
const troubleForMs = 20_000;
/** As many as a worker has under way at once, and the few that ask for all whether it is well again. */
const mostCallsWhileAway = 24;
/** Two tasks, each asked once more where its reply cannot be used. */
const mostCallsForOne = 4;

type Trouble = {
  readonly name: string;
  readonly condition: ModelCondition | 'away';
  readonly isReply?: boolean;
};

const notThere =
  'The paper says “all of this was written by a walrus”, which is a strong claim to make here.';
const falseQuote = { grammar: notThere, apa: notThere, content: notThere, overall: notThere };

const troubles: readonly Trouble[] = [
  { name: '503', condition: { kind: 'status', status: 503 } },
  { name: '429 for five minutes', condition: { kind: 'status', status: 429, retryAfter: '300' } },
  { name: 'no answer', condition: { kind: 'silent' } },
  { name: 'a cut answer', condition: { kind: 'cut' } },
  { name: '200 with HTML', condition: { kind: 'html' } },
  { name: 'a byte a second', condition: { kind: 'dripping' } },
  { name: 'wrong JSON', condition: { kind: 'replies', text: '{"grammar": 5}' }, isReply: true },
  { name: 'nobody listening', condition: 'away' },
  { name: '401', condition: { kind: 'status', status: 401 } },
  {
    name: 'a false quotation',
    condition: { kind: 'replies', text: JSON.stringify(falseQuote) },
    isReply: true,
  },
];

export const modelTrouble: Scenario = {
  number: 12,
  name: 'the language model is away, hangs, breaks off or answers nonsense',
  needs: { model: { dailyTokens: null } },
  async run(context) {
    const { installation, ledger, round } = context;
    const trouble = troubles[round % troubles.length];
    if (trouble === undefined) throw new Error('There is no trouble to make.');
    const { model } = installation;
    if (trouble.condition === 'away') await model.close();
    else model.condition = trouble.condition;
    const before = model.received.length;
    const began = ledger.length;
    const ids = await gradeOwn(context);
    await untilShown(context, ids);
    if (trouble.isReply === true) {
      await untilGivenUp(context, ids);
      const graded = ledger.length - began + ownPapers;
      const calls = model.received.length - before;
      expectThat(calls <= mostCallsForOne * graded, `${calls} calls were made for ${graded} papers.`);
      context.note(`${trouble.name}: given up after ${calls} calls`);
      model.condition = { kind: 'well' };
      return;
    }
    await untilWaiting(context, ids);
    await delay(troubleForMs);
    expectThat((await countAttempts(context, ids)) === 0, 'An attempt was counted while the model was away.');
    const calls = model.received.length - before;
    expectThat(calls <= mostCallsWhileAway, `${calls} calls were made while the model was away.`);
    if (trouble.condition === 'away') await model.open();
    model.condition = { kind: 'well' };
    const seconds = await untilDrafted(context, ids);
    context.note(`${trouble.name}: ${calls} calls while away, all drafted ${seconds.toFixed(1)} s after`);
  },
};

async function gradeOwn({ client, ledger, nextSeed }: ScenarioContext): Promise<readonly string[]> {
  const files = await Promise.all(Array.from({ length: ownPapers }, () => makeUpload(nextSeed())));
  return Promise.all(
    files.map((file) => {
      const entry = newEntry(file.fileName);
      ledger.push(entry);
      return uploadAndGrade(client, file, entry);
    }),
  );
}

/** What was found on this machine is there, whatever the model does. */
async function untilShown({ client }: ScenarioContext, ids: readonly string[]): Promise<void> {
  const until = performance.now() + 180_000;
  for (const id of ids) {
    let found = await untilAnswered(() => client.get(id));
    while (found.status === 'processing' && performance.now() < until) {
      await delay(250);
      found = await untilAnswered(() => client.get(id));
    }
    expectThat(found.status === 'completed', 'A paper was not graded while the model was away.');
    const feedback = found.grade?.feedback ?? '';
    expectThat(
      feedback !== '' && !feedback.includes(modelSentence),
      'The draft of this server is not shown.',
    );
  }
}

/** Every paper says by itself that it waits for the model, and since when. */
async function untilWaiting({ client }: ScenarioContext, ids: readonly string[]): Promise<void> {
  await untilAll(client, ids, ({ state, detail }) => state === 'waiting' && detail !== null);
}

/** Every paper keeps this server's draft, and says why. */
async function untilGivenUp({ client }: ScenarioContext, ids: readonly string[]): Promise<void> {
  await untilAll(client, ids, ({ state, detail }) => state === 'on-device' && detail !== null);
}

async function untilAll(
  client: ApiClient,
  ids: readonly string[],
  isSo: (draft: ModelDraft) => boolean,
): Promise<void> {
  const until = performance.now() + longestNoticeMs;
  for (;;) {
    const found = await Promise.all(ids.map((id) => untilAnswered(() => client.get(id))));
    const drafts = found.flatMap(({ modelDraft }) => (modelDraft === null ? [] : [modelDraft]));
    if (drafts.length === ids.length && drafts.every(isSo)) return;
    if (performance.now() > until)
      throw new Error(`Not all papers say what they wait for: ${statesOf(drafts)}`);
    await delay(250);
  }
}

function statesOf(drafts: readonly ModelDraft[]): string {
  return drafts.map(({ state, detail }) => `${state} (${detail ?? ''})`).join(', ');
}

const attemptsRow = z.object({ attempts: z.number() });

async function countAttempts({ installation }: ScenarioContext, ids: readonly string[]): Promise<number> {
  const rows = await installation.query(
    attemptsRow,
    'select attempts from model_drafts where submission_id = any($1)',
    [ids],
  );
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}

async function untilDrafted({ client }: ScenarioContext, ids: readonly string[]): Promise<number> {
  const began = performance.now();
  for (const id of ids) {
    for (;;) {
      const { grade } = await untilAnswered(() => client.get(id));
      if (grade?.feedback.includes(modelSentence) === true) break;
      expectThat(performance.now() - began < longestDraftMs, 'A paper was not drafted within 60 s.');
      await delay(250);
    }
  }
  return (performance.now() - began) / 1000;
}
