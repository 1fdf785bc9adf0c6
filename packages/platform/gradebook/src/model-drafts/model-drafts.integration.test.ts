import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedModelDraft, ModelCall } from './model-draft-records.ts';
import {
  addUser,
  gradePaper,
  prepareGradebook,
  queuePaper,
  sampleReview,
  untilBlocked,
} from '../testing/index.ts';
import { lockModelHealth } from './model-calls.ts';

const test = prepareGradebook();
const unlimited = { dailyTokens: null };
const usage = { inputTokens: 900, outputTokens: 300 };
const draft = {
  model: 'scripted at localhost',
  version: null,
  feedback: Buffer.from('sealed by the model'),
  feedbackWords: 4,
  usage,
};
let ownerId = '';

beforeEach(async () => {
  const { database } = test.gradebook;
  await database.execute(sql`delete from queue.job`);
  await database.execute(sql`delete from model_drafts`);
  await database.execute(sql`delete from model_calls`);
  await database.execute(sql`delete from model_health`);
  ownerId = await addUser(test.gradebook);
});

function graded(): Promise<string> {
  return gradePaper(test, ownerId, { wantsModelDraft: true });
}

async function claim(): Promise<ClaimedModelDraft> {
  const claimed = await test.gradebook.modelDrafts.claim(unlimited);
  if (claimed === undefined) throw new Error('nothing to claim');
  return claimed;
}

async function call(claimed: ClaimedModelDraft): Promise<ModelCall> {
  const reserved = await test.gradebook.modelDrafts.reserveCall(claimed.claim, { bound: 2000, ...unlimited });
  if (typeof reserved === 'string') throw new Error(reserved);
  return reserved;
}

async function gradeOf(submissionId: string) {
  const { grade } = await test.gradebook.submissions.get({ ownerId, submissionId });
  if (grade === null) throw new Error('no grade');
  return grade;
}

async function recordOf(submissionId: string) {
  const [record] = await test.gradebook.modelDrafts.list({ ownerId, submissionIds: [submissionId] });
  return record;
}

async function makeDue(): Promise<void> {
  await test.gradebook.database.execute(sql`update model_drafts set next_at = now() - interval '1 second'`);
}

async function loseWorker(): Promise<void> {
  await test.gradebook.database.execute(sql`update model_drafts set held_at = now() - interval '1 minute'`);
}

const away = { reason: 'status-503', retryAfterSeconds: null, usage: { inputTokens: 0, outputTokens: 0 } };

describe('the draft', () => {
  it('replaces the server’s draft, names its author, and makes older versions of the grade stale', async () => {
    const submissionId = await graded();
    const before = await gradeOf(submissionId);
    const claimed = await claim();
    expect(claimed).toMatchObject({ claim: { submissionId, ownerId }, review: { number: 1 }, brief: null });
    expect(await test.gradebook.modelDrafts.keep(claimed.claim, await call(claimed), draft)).toBe('drafted');
    const after = await gradeOf(submissionId);
    expect(Buffer.from(after.feedback).toString()).toBe('sealed by the model');
    expect(after).toMatchObject({ scores: before.scores, version: before.version + 1 });
    expect(after.words).toEqual({ feedbackWords: 4, typedWords: 0 });
    expect(await recordOf(submissionId)).toMatchObject({
      state: 'drafted',
      model: draft.model,
      reviewNumber: 1,
    });
    const found = await test.gradebook.modelDrafts.findFeedback({ ownerId, submissionId, reviewNumber: 1 });
    expect(Buffer.from(found ?? []).toString()).toBe('sealed by the model');
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    await expect(
      test.gradebook.grades.approve({ ownerId, submissionId, version: before.version, by: ownerId }),
    ).rejects.toThrow('GRADE_CHANGED_ELSEWHERE');
  });

  it('is not requested without a model or if the account has turned it off', async () => {
    await gradePaper(test, ownerId);
    await test.gradebook.modelDrafts.setOn({ ownerId, isOn: false });
    await graded();
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
  });

  const takenBack = {
    approved: async (submissionId: string) => {
      await test.gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
    },
    edited: async (submissionId: string) => {
      const { version, scores, overrides } = await gradeOf(submissionId);
      const feedback = Buffer.from('sealed by hand');
      await test.gradebook.grades.save({
        ownerId,
        submissionId,
        version,
        change: () => ({ scores, overrides, dismissed: [], feedback }),
      });
    },
    'approved and opened again after an edit': async (submissionId: string) => {
      await takenBack.edited(submissionId);
      await takenBack.approved(submissionId);
      await test.gradebook.grades.reopen({ ownerId, submissionId, by: ownerId });
    },
    'queued again': async (submissionId: string) => {
      await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    },
  };

  it.each(Object.entries(takenBack))(
    'is not taken for a paper that was %s meanwhile',
    async (_name, change) => {
      const submissionId = await graded();
      const claimed = await claim();
      const reserved = await call(claimed);
      await change(submissionId);
      const before = await gradeOf(submissionId);
      expect(await test.gradebook.modelDrafts.keep(claimed.claim, reserved, draft)).toBe('dropped');
      expect(await gradeOf(submissionId)).toEqual(before);
      expect(await recordOf(submissionId)).toMatchObject({ state: 'dropped', model: null });
      expect(await test.gradebook.modelDrafts.getUse({ ownerId })).toEqual(usage);
    },
  );

  it.each(Object.entries(takenBack))('is not asked for a paper that was %s before', async (_name, change) => {
    const submissionId = await graded();
    await change(submissionId);
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    expect((await recordOf(submissionId))?.state).toBe('dropped');
  });

  it('is not requested after the model was turned off', async () => {
    const submissionId = await graded();
    await test.gradebook.modelDrafts.setOn({ ownerId, isOn: false });
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    expect(await recordOf(submissionId)).toMatchObject({ state: 'dropped', reason: 'switched-off' });
  });

  it('is not mistaken for an edit by a concurrent re-grade', async () => {
    const submissionId = await graded();
    const claimed = await claim();
    expect(await test.gradebook.modelDrafts.keep(claimed.claim, await call(claimed), draft)).toBe('drafted');
    await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    const { rows } = await test.gradebook.database.execute<{ id: string }>(sql`
      update queue.job set state = 'active', started_on = now(), heartbeat_on = now()
      where singleton_key = ${submissionId} and state = 'created' returning id`);
    const run = await test.gradebook.runs.claim({ jobId: rows[0]?.id ?? '', submissionId });
    if (run.outcome !== 'claimed') throw new Error(run.outcome);
    const review = sampleReview({ wantsModelDraft: true });
    expect(await test.gradebook.runs.complete(run.claim, review)).toBe('completed');
    expect(await recordOf(submissionId)).toMatchObject({ state: 'waiting', reviewNumber: 2, model: null });
  });
});

describe('a worker that is lost', () => {
  it('loses its paper to another one and its writes are refused, but its tokens count', async () => {
    const submissionId = await graded();
    const first = await claim();
    const firstCall = await call(first);
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    await loseWorker();
    const second = await claim();
    expect(second.claim.fence).toBeGreaterThan(first.claim.fence);
    expect(await test.gradebook.modelDrafts.hold(first.claim)).toBe(false);
    expect(await test.gradebook.modelDrafts.keep(first.claim, firstCall, draft)).toBe('fenced');
    expect(await test.gradebook.modelDrafts.awaitModel(first.claim, firstCall, away)).toBe('fenced');
    expect(await test.gradebook.modelDrafts.refuse(first.claim, firstCall, { usage })).toBe('fenced');
    expect(await test.gradebook.modelDrafts.handBack(first.claim, 0)).toBe('fenced');
    expect(await test.gradebook.modelDrafts.drop(first.claim, 'file-deleted')).toBe('fenced');
    expect(await test.gradebook.modelDrafts.reserveCall(first.claim, { bound: 1, ...unlimited })).toBe(
      'fenced',
    );
    expect(await test.gradebook.modelDrafts.keep(second.claim, await call(second), draft)).toBe('drafted');
    expect((await gradeOf(submissionId)).version).toBe(2);
    expect(await test.gradebook.modelDrafts.getUse({ ownerId })).toEqual({
      inputTokens: 1800,
      outputTokens: 600,
    });
  });

  it('is not repeated without end', async () => {
    const submissionId = await graded();
    for (let lost = 0; lost < 5; lost += 1) {
      await claim();
      await loseWorker();
    }
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    expect(await recordOf(submissionId)).toMatchObject({ state: 'given-up', reason: 'worker-lost' });
  });

  it('does not count when it was stopped', async () => {
    await graded();
    const claimed = await claim();
    expect(await test.gradebook.modelDrafts.handBack(claimed.claim, 0)).toBe('handed-back');
    expect((await claim()).claim.submissionId).toBe(claimed.claim.submissionId);
  });
});

describe('an unavailable model', () => {
  it('is retried by one paper for all, which continue when it answers', async () => {
    const [one, two, three] = [await graded(), await graded(), await graded()];
    const first = await claim();
    const second = await claim();
    const [firstCall, secondCall] = [await call(first), await call(second)];
    expect(await test.gradebook.modelDrafts.awaitModel(first.claim, firstCall, away)).toBe('waiting');
    expect(await test.gradebook.modelDrafts.awaitModel(second.claim, secondCall, away)).toBe('waiting');
    await makeDue();
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    for (const submissionId of [one, two, three]) {
      expect((await recordOf(submissionId))?.awaySince).toBeInstanceOf(Date);
    }
    expect(await test.gradebook.modelDrafts.getState()).toMatchObject({ reason: 'status-503', waiting: 3 });

    await test.gradebook.database.execute(
      sql`update model_health set next_try_at = now() - interval '1 second'`,
    );
    const probe = await claim();
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    expect(await test.gradebook.modelDrafts.keep(probe.claim, await call(probe), draft)).toBe('drafted');
    expect(await test.gradebook.modelDrafts.getState()).toMatchObject({
      downSince: null,
      reason: null,
      waiting: 2,
    });
    await claim();
    await claim();
    expect((await recordOf(one))?.awaySince).toBeNull();
  });

  it.each([
    [null, 2],
    [20, 20],
    [3600, 30],
  ])('that asks for a pause of %s s is asked again after %s s', async (retryAfterSeconds, seconds) => {
    await graded();
    const claimed = await claim();
    await test.gradebook.modelDrafts.awaitModel(claimed.claim, await call(claimed), {
      ...away,
      retryAfterSeconds,
    });
    const { rows } = await test.gradebook.database.execute(
      sql`select round(extract(epoch from next_try_at - now()))::int as seconds from model_health`,
    );
    expect(rows).toEqual([{ seconds }]);
  });

  it('is not unavailable because of a request from before its last answer', async () => {
    await graded();
    await graded();
    const slow = await claim();
    const slowCall = await call(slow);
    const quick = await claim();
    await test.gradebook.modelDrafts.keep(quick.claim, await call(quick), draft);
    await test.gradebook.modelDrafts.awaitModel(slow.claim, slowCall, away);
    expect(await test.gradebook.modelDrafts.getState()).toMatchObject({ downSince: null, waiting: 1 });
  });

  it('is not reported if no paper waits for it', async () => {
    const submissionId = await graded();
    const claimed = await claim();
    await test.gradebook.modelDrafts.awaitModel(claimed.claim, await call(claimed), away);
    expect((await test.gradebook.modelDrafts.getState()).downSince).toBeInstanceOf(Date);
    await test.gradebook.submissions.delete({ ownerId, submissionId, by: ownerId });
    expect(await test.gradebook.modelDrafts.getState()).toMatchObject({
      downSince: null,
      reason: null,
      waiting: 0,
    });
  });

  it('counts no attempt, and is given up after a day', async () => {
    const submissionId = await graded();
    for (let tries = 0; tries < 6; tries += 1) {
      const claimed = await claim();
      await test.gradebook.modelDrafts.awaitModel(claimed.claim, await call(claimed), away);
      await makeDue();
      await test.gradebook.database.execute(
        sql`update model_health set next_try_at = now() - interval '1 second'`,
      );
    }
    expect(await test.gradebook.modelDrafts.giveUp()).toBe(0);
    await test.gradebook.database.execute(
      sql`update model_drafts set queued_at = now() - interval '25 hours'`,
    );
    expect(await test.gradebook.modelDrafts.giveUp()).toBe(1);
    expect(await recordOf(submissionId)).toMatchObject({ state: 'given-up', reason: 'waited-too-long' });
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(0);
  });
});

describe('a reply that cannot be used', () => {
  it('is requested three times, and the server’s draft stays', async () => {
    const submissionId = await graded();
    const before = await gradeOf(submissionId);
    const outcomes: string[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const claimed = await claim();
      outcomes.push(await test.gradebook.modelDrafts.refuse(claimed.claim, await call(claimed), { usage }));
      await makeDue();
    }
    expect(outcomes).toEqual(['again', 'again', 'given-up']);
    expect(await test.gradebook.modelDrafts.claim(unlimited)).toBeUndefined();
    expect(await recordOf(submissionId)).toMatchObject({ state: 'given-up', reason: 'unusable' });
    expect(await gradeOf(submissionId)).toEqual(before);
  });
});

describe('a request to the model', () => {
  it('is recorded or not made while its account is being deleted, without blocking the deletion', async () => {
    await graded();
    const claimed = await claim();
    const both = await test.gradebook.database.transaction(async (tx) => {
      await lockModelHealth(tx);
      const reserving = call(claimed);
      await untilBlocked(test.gradebook, 1);
      const deleting = test.gradebook.accounts.delete({ ownerId, letter: null });
      await untilBlocked(test.gradebook, 2);
      return { ended: Promise.all([reserving, deleting]) };
    });
    const [, removals] = await both.ended;
    expect(removals).toHaveLength(1);
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(2000);
    expect(await test.gradebook.modelDrafts.reserveCall(claimed.claim, { bound: 2000, ...unlimited })).toBe(
      'fenced',
    );
  });
});

describe('the day’s tokens', () => {
  const limit = { dailyTokens: 5000 };

  // LLM10
  it('are never exceeded by concurrent workers', async () => {
    const claims: ClaimedModelDraft[] = [];
    for (let papers = 0; papers < 8; papers += 1) await graded();
    for (let papers = 0; papers < 8; papers += 1) claims.push(await claim());
    const answers = await Promise.all(
      claims.map((claimed) =>
        test.gradebook.modelDrafts.reserveCall(claimed.claim, { bound: 1200, ...limit }),
      ),
    );
    expect(answers.filter((answer) => answer === 'spent')).toHaveLength(4);
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(4800);
  });

  it('count the maximum until a request has ended, and the actual use afterwards', async () => {
    const submissionId = await graded();
    await graded();
    const first = await claim();
    const reserved = await test.gradebook.modelDrafts.reserveCall(first.claim, { bound: 4000, ...limit });
    if (typeof reserved === 'string') throw new Error(reserved);
    const second = await claim();
    const spent = await test.gradebook.modelDrafts.reserveCall(second.claim, { bound: 2000, ...limit });
    expect(spent).toBe('spent');
    expect(await recordOf(second.claim.submissionId)).toMatchObject({ reason: 'daily-tokens' });
    expect(await test.gradebook.modelDrafts.claim(limit)).toBeUndefined();
    await test.gradebook.modelDrafts.keep(first.claim, reserved, draft);
    expect((await recordOf(submissionId))?.state).toBe('drafted');
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(1200);
    expect((await test.gradebook.modelDrafts.claim(limit))?.claim).toMatchObject({
      submissionId: second.claim.submissionId,
    });
  });

  it('keep the server’s draft at once for a paper that needs more than a whole day’s', async () => {
    const submissionId = await graded();
    const claimed = await claim();
    const bound = limit.dailyTokens + 1;
    expect(await test.gradebook.modelDrafts.reserveCall(claimed.claim, { bound, ...limit })).toBe(
      'too-large',
    );
    expect(await recordOf(submissionId)).toMatchObject({ state: 'given-up', reason: 'over-daily-tokens' });
    expect(await test.gradebook.modelDrafts.claim(limit)).toBeUndefined();
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(0);
  });

  it('are the reason shown for a lost worker’s paper whose own request has used them up', async () => {
    const submissionId = await graded();
    const first = await claim();
    await test.gradebook.modelDrafts.reserveCall(first.claim, { bound: 4000, ...limit });
    await loseWorker();
    const again = await test.gradebook.modelDrafts.claim(limit);
    if (again === undefined) throw new Error('the draft was left with the lost worker');
    expect(await test.gradebook.modelDrafts.reserveCall(again.claim, { bound: 4000, ...limit })).toBe(
      'spent',
    );
    expect(await recordOf(submissionId)).toMatchObject({ state: 'waiting', reason: 'daily-tokens' });
  });

  it('are reset the next day, including a lost worker’s reservation', async () => {
    await graded();
    const first = await claim();
    await test.gradebook.modelDrafts.reserveCall(first.claim, { bound: 4000, ...limit });
    await loseWorker();
    const second = await claim();
    expect(await test.gradebook.modelDrafts.reserveCall(second.claim, { bound: 4000, ...limit })).toBe(
      'spent',
    );
    expect(await test.gradebook.modelDrafts.claim(limit)).toBeUndefined();
    await test.gradebook.database.execute(
      sql`update model_calls set called_at = called_at - interval '1 day'`,
    );
    const third = await test.gradebook.modelDrafts.claim(limit);
    const record = await recordOf(third?.claim.submissionId ?? '');
    expect(record).toMatchObject({ state: 'drafting', reason: null });
  });
});

describe('the month’s dollars', () => {
  // Every request of 2,000 tokens costs $0.02 at most, every settled one $0.012.
  const prices = { input: 10, output: 10 };
  const limitsOf = (dollars: number | null, dollarsPerUser: number | null = null) => ({
    dailyTokens: null,
    monthly: { prices, dollars, dollarsPerUser },
  });
  const request = { bound: 2000, boundOutput: 500, requests: 3 };
  type Limits = ReturnType<typeof limitsOf>;
  const reserve = ({ claim: held }: ClaimedModelDraft, limits: Limits) =>
    test.gradebook.modelDrafts.reserveCall(held, { ...request, ...limits });
  const spent = async () => {
    const { own, all } = await test.gradebook.modelDrafts.getMonthDollars({ ownerId, prices });
    return { own, all };
  };

  // LLM10
  it('are set aside for whole papers, so that a paper that has begun is finished', async () => {
    const limits = limitsOf(0.1);
    const [first, second] = [await graded(), await graded()];
    const begun = await claim();
    const other = await claim();
    const answers = [
      await reserve(begun, limits),
      ...(await Promise.all([reserve(other, limits), reserve(begun, limits), reserve(begun, limits)])),
    ];
    expect(answers[1]).toBe('over-budget');
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(3);
    expect(await recordOf(first)).toMatchObject({ state: 'drafting' });
    expect(await recordOf(second)).toMatchObject({ state: 'given-up', reason: 'monthly-dollars' });
    for (const answer of answers) {
      if (typeof answer === 'object')
        await test.gradebook.modelDrafts.settleReply(answer, { ...draft, usage });
    }
    await test.gradebook.modelDrafts.drop(begun.claim, 'superseded');
    expect(await spent()).toEqual({ own: expect.closeTo(0.036, 9), all: expect.closeTo(0.036, 9) });
    await graded();
    expect(await reserve(await claim(), limits)).toHaveProperty('callId');
  });

  // LLM10
  it('are never exceeded by concurrent workers', async () => {
    const claims: ClaimedModelDraft[] = [];
    for (let papers = 0; papers < 8; papers += 1) await graded();
    for (let papers = 0; papers < 8; papers += 1) claims.push(await claim());
    const limits = limitsOf(0.2);
    const answers = await Promise.all(claims.map((claimed) => reserve(claimed, limits)));
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'over-budget')).toHaveLength(5);
  });

  it('of one instructor leave the others theirs', async () => {
    const limits = limitsOf(1, 0.1);
    await graded();
    await graded();
    const claims = [await claim(), await claim()];
    expect(await reserve(claims[0] ?? (await claim()), limits)).toHaveProperty('callId');
    expect(await reserve(claims[1] ?? (await claim()), limits)).toBe('over-budget');
    ownerId = await addUser(test.gradebook);
    await graded();
    expect(await reserve(await claim(), limits)).toHaveProperty('callId');
  });

  it('count a request without a known end in full, and are new each month', async () => {
    await graded();
    const lost = await claim();
    const limits = limitsOf(0.07);
    expect(await reserve(lost, limits)).toHaveProperty('callId');
    await test.gradebook.modelDrafts.drop(lost.claim, 'superseded');
    expect((await spent()).own).toBeCloseTo(0.02);
    await graded();
    expect(await reserve(await claim(), limits)).toBe('over-budget');
    await test.gradebook.database.execute(
      sql`update model_calls set called_at = date_trunc('month', now(), 'UTC') - interval '1 second'`,
    );
    await graded();
    expect(await reserve(await claim(), limits)).toHaveProperty('callId');
  });
});

it('goes with its paper and its account, and the day’s budget stays spent', async () => {
  await graded();
  const claimed = await claim();
  const reserved = await call(claimed);
  const submissionId = claimed.claim.submissionId;
  await test.gradebook.submissions.delete({ ownerId, submissionId, by: ownerId });
  expect(await test.gradebook.modelDrafts.keep(claimed.claim, reserved, draft)).toBe('gone');
  await queuePaper(test.gradebook, ownerId);
  await test.gradebook.accounts.delete({ ownerId, letter: null });
  expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(1200);
});
