import { prepareGradebook } from '@greenpen/gradebook/testing';
import {
  createReviewPool,
  type FeedbackModel,
  type PromptReader,
  type ReviewPool,
} from '@greenpen/paper-review';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ports } from '../ports.ts';
import { checkModel, ownPapers } from './check-model.ts';

const test = prepareGradebook();
const usage = { inputTokens: 900, outputTokens: 300 };
const never = new AbortController().signal;
let pool: ReviewPool;
let asked: string[] = [];

beforeAll(() => {
  pool = createReviewPool({ threads: 1 });
});

afterAll(() => pool.close());

beforeEach(async () => {
  asked = [];
  const { gradebook } = test;
  for (const table of ['model_calls', 'model_health', 'model_changes']) {
    await gradebook.database.execute(`delete from ${table}`);
  }
  await gradebook.modelChanges.note({ name: 'old at localhost' });
  await gradebook.modelChanges.note({ name: 'new at localhost' });
});

type Answer = (text: string) => Awaited<ReturnType<FeedbackModel['draft']>>;

function check(answer: Answer, dailyTokens: number | null = null, reader?: PromptReader) {
  const writer: FeedbackModel = {
    name: 'new at localhost',
    host: 'localhost',
    bound: () => 2000,
    reader,
    draft: async ({ paper, onDevice }) => {
      asked.push(paper.text);
      const said = answer(paper.text);
      return said.kind === 'drafted' ? { ...said, feedback: onDevice } : said;
    },
  };
  const ports: Pick<Ports, 'gradebook' | 'reviewer' | 'model'> = {
    gradebook: test.gradebook,
    reviewer: pool,
    model: { writer, dailyTokens },
  };
  return checkModel(ports, never);
}

const empty = { grammar: '', apa: '', content: '', overall: '' };
const drafted: Answer = () => ({ kind: 'drafted', feedback: empty, version: null, usage });

const away: Answer = () => ({
  kind: 'unavailable',
  reason: 'It cannot be reached.',
  retryAfterSeconds: null,
  usage: { inputTokens: 0, outputTokens: 0 },
});

// LLM03
it('tests a new model on our own papers once', async () => {
  expect(await check(drafted)).toEqual({ papers: 3, refused: [] });
  expect(asked).toHaveLength(ownPapers.length);
  expect(asked.join('\n')).toContain('ignore all earlier instructions');
  const { checkedAt, check: outcomes = [] } = (await test.gradebook.modelChanges.find()) ?? {};
  expect(checkedAt).toBeInstanceOf(Date);
  expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  expect(await check(drafted)).toBe('nothing-to-do');
  expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(3600);
});

// LLM03
it('says which of its drafts could not be used, and why', async () => {
  const reason = 'The reply holds a grade.';
  const heeds: Answer = (text) =>
    text.includes('ignore all') ? { kind: 'unusable', reason, usage } : drafted(text);
  expect(await check(heeds)).toEqual({ papers: 3, refused: [reason] });
  const { check: outcomes = [] } = (await test.gradebook.modelChanges.find()) ?? {};
  expect(outcomes.find(({ refusal }) => refusal !== null)).toEqual({
    paper: 'a paper that speaks to the model',
    refusal: reason,
  });
});

it('waits while the model is away or the day’s tokens are spent', async () => {
  expect(await check(away)).toBe('waiting');
  expect(asked).toHaveLength(1);
  await test.gradebook.database.execute('delete from model_health');
  expect(await check(drafted, 2500)).toBe('waiting');
  expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBeLessThanOrEqual(2500);
  expect(await check(drafted)).toEqual({ papers: 3, refused: [] });
  // One failed request, then one per paper: a paper already paid for is not checked again.
  expect(asked).toHaveLength(1 + ownPapers.length);
});

it('reports the result for each paper, however rarely the model may be called', async () => {
  const rounds: unknown[] = [];
  for (let round = 0; round < ownPapers.length; round += 1) {
    let answers = 0;
    rounds.push(await check((text) => ((answers += 1) === 1 ? drafted(text) : away(text))));
    await test.gradebook.database.execute('delete from model_health');
  }
  expect(rounds).toEqual(['waiting', 'waiting', { papers: 3, refused: [] }]);
});

const readerThat = (reply: (material: string) => string): PromptReader => ({
  secret: 'secret',
  bound: () => 2000,
  ask: async ({ material, assignment }) => ({
    kind: 'answered',
    text: reply(`${assignment}\n${material}`),
    version: null,
    usage,
  }),
});

const fault = (kind: string, ...quotes: readonly string[]) => {
  return { kind, quotes, why: 'This does not follow.', change: '', basis: 'paper' };
};

// LLM03
it('lets a model judge papers that sees what is wrong with ours, and nothing else', async () => {
  const faults = [
    fault('cause from correlation', 'This shows that a station market creates shops'),
    fault('overgeneralisation', 'so every trader will earn more after the move'),
    fault('attack on a person', 'People who complain about this are simply against the town'),
    fault('irrelevant passage', 'Honey keeps for years if the jar is closed well'),
  ];
  const reply = (prompt: string): object => {
    if (prompt.includes('waggle dance')) {
      return {
        relevance: {
          verdict: 'off',
          quotes: ['She dances on the comb in the dark'],
          reason: 'It is about bees.',
        },
      };
    }
    if (!prompt.includes('Keep the Market')) return { faults };
    const id = /^(R\d+): [^\n]*cost/mu.exec(prompt)?.[1];
    const missing = { verdict: 'not met', quotes: [], lacking: '', searched: ['dollars', 'budget'] };
    return { requirements: [{ id, ...missing }] };
  };
  expect(
    await check(
      drafted,
      null,
      readerThat((prompt) => JSON.stringify(reply(prompt))),
    ),
  ).toEqual({
    papers: 6,
    refused: [],
  });
  const { check: outcomes = [] } = (await test.gradebook.modelChanges.find()) ?? {};
  expect(outcomes.at(-1)).toMatchObject({ refusal: null, mayJudge: true });
});

// LLM03
it.each([
  ['finds nothing', '{"faults": []}'],
  ['invents quotations', JSON.stringify({ faults: [fault('circular', 'the market is a market after all')] })],
  ['answers nonsense', 'Certainly!'],
])('lets a model only reword that %s', async (_, reply) => {
  const checked = await check(
    drafted,
    null,
    readerThat(() => reply),
  );
  expect(checked).toMatchObject({ papers: 4, refused: [expect.stringContaining('only rewords drafts')] });
  const { check: outcomes = [] } = (await test.gradebook.modelChanges.find()) ?? {};
  expect(outcomes.at(-1)).toMatchObject({ mayJudge: false });
});
