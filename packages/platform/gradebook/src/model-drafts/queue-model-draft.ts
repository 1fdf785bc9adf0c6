import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { modelDrafts, user } from '../schema/index.ts';

type Drafted = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly reviewNumber: number;
  readonly gradeVersion: number;
};

/** Asks for the model's draft beside this server's, unless its owner has switched the model off. */
export async function queueModelDraft(
  tx: Executor,
  { submissionId, ownerId, reviewNumber, gradeVersion }: Drafted,
): Promise<void> {
  const [owner] = await tx.select({ isOn: user.hasModelDrafts }).from(user).where(eq(user.id, ownerId));
  if (owner?.isOn !== true) return;
  const fresh = {
    reviewNumber,
    gradeVersion,
    state: 'waiting' as const,
    reason: null,
    stateSince: sql`now()`,
    queuedAt: sql`now()`,
    nextAt: sql`now()`,
    attempts: 0,
    losses: 0,
    heldAt: null,
    bound: null,
    model: null,
    modelVersion: null,
    feedback: null,
  };
  await tx
    .insert(modelDrafts)
    .values({ submissionId, ...fresh })
    // A worker that still has the draft of the review before is told so by the fence.
    .onConflictDoUpdate({
      target: modelDrafts.submissionId,
      set: { ...fresh, fence: sql`${modelDrafts.fence} + 1` },
    });
}
