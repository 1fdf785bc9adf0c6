import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ModelCall, ModelDraftClaim, TokensUsed } from './model-draft-claims.ts';
import type { ModelDraftReason } from './model-draft-records.ts';
import { modelDrafts } from '../schema/index.ts';
import { noteModelAnswered, noteModelAway } from './model-health.ts';
import { settleCall } from './model-tokens.ts';

/** Calls for one review whose reply could not be used. */
const MOST_ATTEMPTS = 3;
const PAUSE_SECONDS = 2;

/** Changes what a claim holds; false when it does not hold it any more. */
export async function changeHeld(
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
export function holdModelDraft(db: Executor, claim: ModelDraftClaim): Promise<boolean> {
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
export function refuseModelDraft(
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
export async function handBackModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  seconds: number,
): Promise<'handed-back' | 'fenced'> {
  return (await changeHeld(db, claim, again(seconds))) ? 'handed-back' : 'fenced';
}

export async function dropModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  reason: ModelDraftReason,
): Promise<'dropped' | 'fenced'> {
  return (await changeHeld(db, claim, ended('dropped', reason))) ? 'dropped' : 'fenced';
}
