import { modelSentence, type ModelWeather } from '@greenpen/feedback-writer/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { makeUpload, newEntry, untilAnswered, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario, type ScenarioContext } from '../scenario.ts';

const ownPapers = 6;
const longestDraftMs = 60_000;
const longestNoticeMs = 90_000;
const troubleForMs = 20_000;
/** As many as a worker has under way at once, and the few that ask for all whether it is well again. */
const mostCallsWhileAway = 24;
const mostCallsForOne = 3;

type Trouble = { readonly name: string; readonly weather: ModelWeather | 'away'; readonly isReply?: boolean };

const notThere =
  'The paper says “all of this was written by a walrus”, which is a strong claim to make here.';
const falseQuote = { grammar: notThere, apa: notThere, content: notThere, overall: notThere };

const troubles: readonly Trouble[] = [
  { name: '503', weather: { kind: 'status', status: 503 } },
  { name: '429 for five minutes', weather: { kind: 'status', status: 429, retryAfter: '300' } },
  { name: 'no answer', weather: { kind: 'silent' } },
  { name: 'a cut answer', weather: { kind: 'cut' } },
  { name: '200 with HTML', weather: { kind: 'html' } },
  { name: 'a byte a second', weather: { kind: 'dripping' } },
  { name: 'wrong JSON', weather: { kind: 'replies', text: '{"grammar": 5}' }, isReply: true },
  { name: 'nobody listening', weather: 'away' },
  { name: '401', weather: { kind: 'status', status: 401 } },
  {
    name: 'a false quotation',
    weather: { kind: 'replies', text: JSON.stringify(falseQuote) },
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
    if (trouble.weather === 'away') await model.close();
    else model.weather = trouble.weather;
    const before = model.received.length;
    const began = ledger.length;
    const ids = await gradeOwn(context);
    await untilShown(context, ids);
    if (trouble.isReply === true) {
      await untilState(context, ids, 'given-up');
      const graded = ledger.length - began + ownPapers;
      const calls = model.received.length - before;
      expectThat(calls <= mostCallsForOne * graded, `${calls} calls were made for ${graded} papers.`);
      context.note(`${trouble.name}: given up after ${calls} calls`);
      model.weather = { kind: 'well' };
      return;
    }
    await untilState(context, ids, 'waiting');
    await delay(troubleForMs);
    const calls = model.received.length - before;
    expectThat(calls <= mostCallsWhileAway, `${calls} calls were made while the model was away.`);
    if (trouble.weather === 'away') await model.open();
    model.weather = { kind: 'well' };
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

const draftRow = z.object({ state: z.string(), reason: z.string().nullable(), attempts: z.number() });
const healthRow = z.object({ down_since: z.date().nullable() });

/** Every paper says that it waits for the model, and since when; none has lost an attempt by it. */
async function untilState(
  { installation }: ScenarioContext,
  ids: readonly string[],
  state: 'waiting' | 'given-up',
): Promise<void> {
  const until = performance.now() + longestNoticeMs;
  for (;;) {
    const drafts = await installation.query(
      draftRow,
      'select state, reason, attempts from model_drafts where submission_id = any($1)',
      [ids],
    );
    const [health] = await installation.query(healthRow, 'select down_since from model_health');
    const isAway = health !== undefined && health.down_since !== null;
    // While it is away one of them asks for all.
    const wanted = state === 'waiting' ? ['waiting', 'drafting'] : [state];
    const isThere = drafts.filter((draft) => wanted.includes(draft.state)).length === ids.length;
    if (state === 'waiting' && drafts.some(({ attempts }) => attempts > 0)) {
      throw new Error('An attempt was counted while the model was away.');
    }
    if (isThere && (state === 'given-up' || isAway)) return;
    if (performance.now() > until) throw new Error(`Not all papers are ${state}: ${JSON.stringify(drafts)}`);
    await delay(250);
  }
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
