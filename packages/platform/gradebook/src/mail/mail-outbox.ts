import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { mailOutbox } from '../schema/installation.ts';
import { thisInstant } from '../schema/column-types.ts';

/** A message for the outbox, encrypted by the caller. */
export type QueuedMail = { readonly kind: string; readonly message: Uint8Array };

export type ClaimedMail = {
  readonly id: string;
  readonly fence: number;
  readonly attempts: number;
  readonly message: Uint8Array;
};

/** Longer than any attempt may take. */
const CLAIM_MINUTES = 5;

/** Queues a message in the caller's transaction: it is sent only if that commits. */
async function queueMail(db: Executor, { kind, message }: QueuedMail): Promise<void> {
  await db.insert(mailOutbox).values({ kind, message });
}

/**
 * Claims the message that has been due longest, including one whose worker's claim expired after five minutes. Row
 * locks ensure that only one worker claims a message.
 */
function claimMail(db: Executor): Promise<ClaimedMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(inArray(mailOutbox.state, ['queued', 'sending']), lte(mailOutbox.nextAttemptAt, thisInstant)),
      )
      .orderBy(mailOutbox.nextAttemptAt, mailOutbox.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const [claimed] = await tx
      .update(mailOutbox)
      .set({
        state: 'sending',
        attempts: sql`${mailOutbox.attempts} + 1`,
        fence: sql`${mailOutbox.fence} + 1`,
        nextAttemptAt: sql`now() + make_interval(mins => ${CLAIM_MINUTES}::int)`,
      })
      .where(eq(mailOutbox.id, due.id))
      .returning();
    if (claimed?.message === undefined || claimed.message === null) return undefined;
    const { id, fence, attempts, message } = claimed;
    return { id, fence, attempts, message };
  });
}

const isHeld = ({ id, fence }: ClaimedMail) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.fence, fence), eq(mailOutbox.state, 'sending'));

export async function recordSent(db: Executor, mail: ClaimedMail): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: sql`now()`, message: null, lastError: null })
    .where(isHeld(mail));
}

/** Schedules a retry after `seconds`, or none if that is null. `code` never contains an address. */
export async function recordFailed(
  db: Executor,
  mail: ClaimedMail,
  { code, seconds }: { readonly code: string; readonly seconds: number | null },
): Promise<void> {
  const next =
    seconds === null
      ? { state: 'failed' as const, message: null }
      : { state: 'queued' as const, nextAttemptAt: sql`now() + make_interval(secs => ${seconds}::int)` };
  await db
    .update(mailOutbox)
    .set({ ...next, lastError: code })
    .where(isHeld(mail));
}

export { queueMail as queue, claimMail as claim };
