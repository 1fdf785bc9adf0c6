import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type {
  DailyTokens,
  ModelCall,
  ModelDraftClaim,
  ModelDraftReason,
  TokensUsed,
} from './model-draft-records.ts';
import { user } from '../schema/identity.ts';
import {
  lockModelHealth,
  noteModelAnswered,
  noteModelAway,
  noteModelVersion,
  settleCall,
  tokensToday,
} from './model-calls.ts';
import { modelCalls, modelDrafts } from '../schema/model-drafts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { submissions } from '../schema/submissions.ts';
import { grades } from '../schema/grades.ts';

/**
 * Reserves the most that a request may cost; "spent" lets it wait for tomorrow's tokens, "too-large" gives it up,
 * since no day's tokens pay for it. Reservations take turns, so that no two of them spend the same tokens.
 */
function reserveModelCall(
  db: Executor,
  claim: ModelDraftClaim,
  { bound, dailyTokens }: DailyTokens & { readonly bound: number },
): Promise<ModelCall | 'spent' | 'too-large' | 'fenced'> {
  return db.transaction(async (tx) => {
    // The account comes before its paper's row, as it does for whoever deletes it: the request names it below.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, claim.ownerId)).for('key share');
    const isHeld = await changeHeld(tx, claim, { bound });
    if (!isHeld) return 'fenced';
    if (dailyTokens !== null && bound > dailyTokens) {
      await changeHeld(tx, claim, {
        state: 'given-up',
        reason: 'over-daily-tokens',
        stateSince: sql`now()`,
        heldAt: null,
      });
      return 'too-large';
    }
    await lockModelHealth(tx);
    if (dailyTokens !== null && bound + (await countToday(tx)) > dailyTokens) {
      await changeHeld(tx, claim, {
        state: 'waiting',
        reason: 'daily-tokens',
        stateSince: sql`now()`,
        heldAt: null,
      });
      return 'spent';
    }
    const [call] = await tx
      .insert(modelCalls)
      // The moment after the turn came: a transaction that waited for it began earlier.
      .values({ ownerId: claim.ownerId, bound, calledAt: sql`clock_timestamp()` })
      .returning({ callId: modelCalls.id, calledAt: modelCalls.calledAt });
    return call ?? 'fenced';
  });
}

async function countToday(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
  return rows[0]?.tokens ?? 0;
}

/** Calls for one review whose reply could not be used. */
const MOST_ATTEMPTS = 3;

const PAUSE_SECONDS = 2;

/** Changes what a claim holds; false when it does not hold it any more. */
async function changeHeld(
  tx: Executor,
  { submissionId, fence }: ModelDraftClaim,
  change: Parameters<ReturnType<Executor['update']>['set']>[0],
): Promise<boolean> {
  const changed = await tx
    .update(modelDrafts)
    .set(change)
    .where(
      and(
        eq(modelDrafts.submissionId, submissionId),
        eq(modelDrafts.fence, fence),
        eq(modelDrafts.state, 'drafting'),
      ),
    )
    .returning({ id: modelDrafts.submissionId });
  return changed.length > 0;
}

const again = (seconds: number) => ({
  state: 'waiting' as const,
  stateSince: sql`now()`,
  nextAt: sql`now() + make_interval(secs => ${seconds}::int)`,
  heldAt: null,
});

const ended = (state: 'dropped' | 'given-up', reason: ModelDraftReason) => ({
  state,
  reason,
  stateSince: sql`now()`,
  heldAt: null,
});

/** Says that the worker lives; false when another one has it. */
function holdModelDraft(db: Executor, claim: ModelDraftClaim): Promise<boolean> {
  return changeHeld(db, claim, { heldAt: sql`now()` });
}

/** The model is away: no attempt is counted, and the whole installation waits. */
export function awaitModel(
  db: Executor,
  claim: ModelDraftClaim,
  call: ModelCall,
  trouble: {
    readonly reason: string;
    readonly retryAfterSeconds: number | null;
    readonly usage: TokensUsed | null;
  },
): Promise<'waiting' | 'fenced'> {
  return db.transaction(async (tx) => {
    const isHeld = await changeHeld(tx, claim, { ...again(PAUSE_SECONDS), reason: 'model-away' });
    await settleCall(tx, call.callId, trouble.usage);
    await noteModelAway(tx, call, trouble);
    return isHeld ? 'waiting' : 'fenced';
  });
}

/** A reply that cannot be used: again after a pause, or given up after the third. */
function refuseModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  call: ModelCall,
  { usage }: { readonly usage: TokensUsed | null },
): Promise<'again' | 'given-up' | 'fenced'> {
  return db.transaction(async (tx) => {
    const isHeld = await changeHeld(tx, claim, { attempts: sql`${modelDrafts.attempts} + 1` });
    const outcome = isHeld ? await decideAgain(tx, claim) : 'fenced';
    await settleCall(tx, call.callId, usage);
    await noteModelAnswered(tx);
    return outcome;
  });
}

async function decideAgain(tx: Executor, claim: ModelDraftClaim): Promise<'again' | 'given-up'> {
  const [row] = await tx
    .select({ attempts: modelDrafts.attempts })
    .from(modelDrafts)
    .where(eq(modelDrafts.submissionId, claim.submissionId));
  if ((row?.attempts ?? MOST_ATTEMPTS) < MOST_ATTEMPTS) {
    await changeHeld(tx, claim, { ...again(PAUSE_SECONDS), reason: null });
    return 'again';
  }
  await changeHeld(tx, claim, ended('given-up', 'unusable'));
  const { ownerId, submissionId } = claim;
  await recordAudit(tx, [
    { ownerId, actor: 'engine', action: 'model-gave-up', submissionId, detail: { reason: 'unusable' } },
  ]);
  return 'given-up';
}

/** Nothing was asked: another worker takes it after so many seconds, without counting an attempt. */
async function handBackModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  seconds: number,
): Promise<'handed-back' | 'fenced'> {
  return (await changeHeld(db, claim, again(seconds))) ? 'handed-back' : 'fenced';
}

async function dropModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  reason: ModelDraftReason,
): Promise<'dropped' | 'fenced'> {
  return (await changeHeld(db, claim, ended('dropped', reason))) ? 'dropped' : 'fenced';
}

type NewDraft = {
  readonly model: string;
  /** As the provider answered; null where it did not say. */
  readonly version: string | null;
  /** Sealed by the caller. */
  readonly feedback: Uint8Array;
  readonly feedbackWords: number;
  /** null where the provider did not say; then the most that it may be counts. */
  readonly usage: TokensUsed | null;
};

/**
 * Takes the model's draft, unless the review is not current any more or the instructor has changed or approved it.
 * Drafts, edits and approvals of one paper take turns on the submission's row.
 */
function keepModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  call: ModelCall,
  draft: NewDraft,
): Promise<'drafted' | 'dropped' | 'fenced' | 'gone'> {
  return db.transaction(async (tx) => {
    const [submission] = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.id, claim.submissionId))
      .for('update');
    const outcome = submission === undefined ? 'gone' : await takeDraft(tx, claim, draft);
    await settleCall(tx, call.callId, draft.usage);
    await noteModelAnswered(tx);
    const { model, version } = draft;
    if (version !== null) await noteModelVersion(tx, { model, version });
    return outcome;
  });
}

async function takeDraft(
  tx: Executor,
  claim: ModelDraftClaim,
  { model, version, feedback, feedbackWords, usage }: NewDraft,
): Promise<'drafted' | 'dropped' | 'fenced'> {
  const since = { stateSince: sql`now()`, heldAt: null };
  const isHeld = await changeHeld(tx, claim, {
    state: 'drafted',
    reason: null,
    ...since,
    model,
    modelVersion: version,
    feedback,
  });
  if (!isHeld) return 'fenced';
  const isTaken = await replaceFeedback(tx, claim.submissionId, { feedback, feedbackWords });
  const { ownerId, submissionId } = claim;
  if (!isTaken) {
    await tx
      .update(modelDrafts)
      .set({ state: 'dropped', reason: 'superseded', model: null, modelVersion: null, feedback: null })
      .where(eq(modelDrafts.submissionId, submissionId));
    return 'dropped';
  }
  await recordAudit(tx, [
    { ownerId, actor: 'engine', action: 'model-drafted', submissionId, detail: { model, version, ...usage } },
  ]);
  return 'drafted';
}

/** Only of a review that is current and that nobody has touched since this server drafted it. */
async function replaceFeedback(
  tx: Executor,
  submissionId: string,
  { feedback, feedbackWords }: Pick<NewDraft, 'feedback' | 'feedbackWords'>,
): Promise<boolean> {
  const isCurrent = tx
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(modelDrafts, eq(modelDrafts.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.id, submissionId),
        eq(submissions.state, 'completed'),
        isNull(submissions.approvedAt),
        eq(submissions.reviewNumber, modelDrafts.reviewNumber),
        eq(grades.reviewNumber, modelDrafts.reviewNumber),
        eq(grades.version, modelDrafts.gradeVersion),
      ),
    );
  const replaced = await tx
    .update(grades)
    .set({
      feedback,
      draft: feedback,
      feedbackWords,
      typedWords: 0,
      version: sql`${grades.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(grades.submissionId, submissionId), isNull(grades.editedAt), exists(isCurrent)))
    .returning({ id: grades.submissionId });
  return replaced.length > 0;
}

export {
  reserveModelCall as reserveCall,
  holdModelDraft as hold,
  refuseModelDraft as refuse,
  handBackModelDraft as handBack,
  dropModelDraft as drop,
  keepModelDraft as keep,
};
