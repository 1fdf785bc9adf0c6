import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ModelCall, ModelDraftClaim, ModelDraftReason, TokensUsed } from './model-draft-records.ts';
import { noteModelAnswered, noteModelAway, noteModelVersion, settleCall } from './model-calls.ts';
import { again, changeHeld, ended, replaceDraft } from './held-draft.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { submissions } from '../schema/submissions.ts';

/** Unusable replies for one review before the draft is given up. */
const MOST_ATTEMPTS = 3;

const PAUSE_SECONDS = 2;

/** Renews the worker's claim; false if another worker has claimed the draft. */
function holdModelDraft(db: Executor, claim: ModelDraftClaim): Promise<boolean> {
  return changeHeld(db, claim, { heldAt: sql`now()` });
}

/** Records that the model is unavailable: no attempt is counted, and all drafts wait. */
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

/** Records an unusable reply: retries after a pause, or gives up after the third one. */
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

/** Releases the claim before any request: the draft is due again after `seconds`, and no attempt is counted. */
async function handBackModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  seconds: number,
): Promise<'handed-back' | 'fenced'> {
  return (await changeHeld(db, claim, again(seconds))) ? 'handed-back' : 'fenced';
}

/** Records a reply of several that a draft takes: its cost, and that the model answers. The draft goes on. */
function settleModelReply(
  db: Executor,
  call: ModelCall,
  { model, version, usage }: Pick<NewDraft, 'model' | 'version' | 'usage'>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await settleCall(tx, call.callId, usage);
    await noteModelAnswered(tx);
    if (version !== null) await noteModelVersion(tx, { model, version });
  });
}

/** Gives up a draft for which the model was asked as often as is of use; the engine's draft stays. */
function giveUpModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  reason: ModelDraftReason,
): Promise<'given-up' | 'fenced'> {
  return db.transaction(async (tx) => {
    const isHeld = await changeHeld(tx, claim, ended('given-up', reason));
    if (!isHeld) return 'fenced';
    const { ownerId, submissionId } = claim;
    await recordAudit(tx, [
      { ownerId, actor: 'engine', action: 'model-gave-up', submissionId, detail: { reason } },
    ]);
    return 'given-up';
  });
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
  /** As reported by the provider; null if it was not. */
  readonly version: string | null;
  /** Encrypted by the caller. */
  readonly feedback: Uint8Array;
  readonly feedbackWords: number;
  /** null if the provider did not report it; then the reserved maximum counts. */
  readonly usage: TokensUsed | null;
};

/**
 * Uses the model's draft, unless the review has been replaced or the instructor has edited or approved the grade.
 * The submission's row lock serialises drafts, edits and approvals of a paper.
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
  const isTaken = await replaceDraft(tx, claim.submissionId, { feedback, feedbackWords });
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

export {
  holdModelDraft as hold,
  refuseModelDraft as refuse,
  settleModelReply as settleReply,
  giveUpModelDraft as giveUpOn,
  handBackModelDraft as handBack,
  dropModelDraft as drop,
  keepModelDraft as keep,
};
