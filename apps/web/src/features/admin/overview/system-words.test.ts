import type { System } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { formatWait, systemFacts } from './system-words.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const run = (change: object) => ({
  startedAt: '2026-11-20T03:00:00Z',
  finishedAt: '2026-11-20T03:00:05Z',
  outcome: 'made' as const,
  kind: 'daily',
  bytes: 3 * 1024 ** 3,
  reason: null,
  ...change,
});

const engine = {
  latest: 'greenpen-1',
  model: null,
  modelAwaySince: null,
  modelWaiting: 0,
  modelChange: null,
  modelMonth: null,
  modelHost: null,
  modelBatches: [],
};

const system = (change: Partial<System> = {}): System => ({
  engine,
  backup: { lastGood: run({}), latest: run({}), isOverdue: false },
  waiting: { papers: 0, oldestSeconds: 0 },
  disk: { freeBytes: 40 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 },
  databaseBytes: 12_000_000,
  hasBilling: false,
  ...change,
});

const factsOf = (change: Partial<System>) =>
  Object.fromEntries(systemFacts(system(change), now).map((fact) => [fact.label, fact]));

describe('systemFacts', () => {
  it('names the language model, and says when it does not answer', () => {
    const model = 'qwen3:8b at gpu.example.edu';
    expect(factsOf({})['Engine']).toMatchObject({ note: 'On this machine, without a language model' });
    expect(factsOf({ engine: { ...engine, model } })['Engine']).toMatchObject({
      note: `With ${model}`,
      isWrong: false,
    });
    const modelMonth = { tokens: 1_240_000, dollars: 3.4 };
    expect(factsOf({ engine: { ...engine, model, modelMonth } })['Engine']).toMatchObject({
      note: `With ${model}, 1.2 M tokens, $3.40 this month`,
    });
    const modelAwaySince = new Date(now - 180_000).toISOString();
    const away = factsOf({ engine: { ...engine, model, modelAwaySince, modelWaiting: 2 } });
    expect(away['Engine']).toMatchObject({
      note: `With ${model}; it stopped responding 3 minutes ago, 2 drafts waiting`,
      isWrong: true,
    });
  });

  it("names the previous model and the new one's results on the sample papers", () => {
    const [model, before] = ['large at b.example', 'small at a.example'];
    const change = { id: 'a', model, before, since: '2026-11-19T12:00:00Z', check: null };
    const noteWith = (modelChange: typeof change | object) => {
      const changed = { ...engine, model, modelChange: { ...change, ...modelChange } };
      const { note, isWrong } = factsOf({ engine: changed })['Engine'] ?? {};
      return [note, isWrong];
    };
    const since = 'With large at b.example; since Nov 19, 2026, before it was small at a.example';
    expect(noteWith({})).toEqual([`${since}; not yet tested on sample papers`, false]);
    expect(noteWith({ check: { papers: 3, refused: [] } })).toEqual([
      `${since}; its drafts for 3 sample papers passed`,
      false,
    ]);
    const refused = [{ paper: 'a short paper', reason: 'The reply holds a grade.' }];
    expect(noteWith({ check: { papers: 3, refused } })).toEqual([
      `${since}; 1 of its 3 drafts for sample papers could not be used (a short paper: The reply holds a grade.)`,
      true,
    ]);
  });

  it('reports a healthy system', () => {
    expect(systemFacts(system(), now).map(({ value, isWrong }) => [value, isWrong])).toEqual([
      ['greenpen-1', false],
      ['8 hours ago, 3.0 GB', false],
      ['None', false],
      ['40 GB free', false],
    ]);
  });

  it('marks a backup that failed or is overdue', () => {
    const failed = run({ outcome: 'failed', reason: 'ENOSPC' });
    expect(factsOf({ backup: { lastGood: null, latest: failed, isOverdue: false } })['Last backup']).toEqual({
      label: 'Last backup',
      value: 'None yet',
      note: 'The latest one failed (ENOSPC)',
      isWrong: true,
    });
    expect(
      factsOf({ backup: { lastGood: run({}), latest: run({}), isOverdue: true } })['Last backup'],
    ).toMatchObject({ isWrong: true });
  });

  it('marks a paper that waits too long and a disk that is nearly full', () => {
    expect(factsOf({ waiting: { papers: 1, oldestSeconds: 901 } })['Oldest waiting paper']).toMatchObject({
      value: '15 minutes',
      note: '1 paper is waiting or being graded',
      isWrong: true,
    });
    const disk = { freeBytes: 1.5 * 1024 ** 3, totalBytes: 100 * 1024 ** 3 };
    expect(factsOf({ disk })['Disk']).toMatchObject({ value: '1.5 GB free', isWrong: true });
    expect(factsOf({ disk: null })['Disk']).toMatchObject({ value: 'Unknown', isWrong: false });
  });
});

it('formats sizes and waiting times', () => {
  expect([formatWait(1), formatWait(59), formatWait(60), formatWait(7300)]).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '2 hours',
  ]);
});
