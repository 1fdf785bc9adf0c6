import { AppError } from '@greenpen/api-contract';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { CodeAttempt, Owner } from './account-records.ts';
import { recoveryCodes, twoFactors } from '../schema/accounts.ts';
import { dropEmailChange, endListedRole } from './account-access.ts';
import { recordAudit } from '../audit/record-audit.ts';

const MOST_FAILURES = 5;

const WINDOW_SECONDS = 15 * 60;

/** Replaces an unconfirmed secret. Throws TWO_FACTOR_ALREADY_ON. */
async function beginTwoFactor(
  db: Executor,
  { ownerId, secret }: Owner & { readonly secret: Uint8Array },
): Promise<void> {
  const begun = await db
    .insert(twoFactors)
    .values({ ownerId, secret })
    .onConflictDoUpdate({
      target: twoFactors.ownerId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ ownerId: twoFactors.ownerId });
  if (begun.length === 0) throw new AppError('TWO_FACTOR_ALREADY_ON');
}

type CodeAttemptStart = Owner & {
  /** False if the caller counts attempts itself. */
  readonly isCounted: boolean;
};

/**
 * Counts an attempt, at most five per quarter of an hour. Counted before the code is checked, so that concurrent
 * guesses count too.
 */
async function startCodeAttempt(
  db: Executor,
  { ownerId, isCounted }: CodeAttemptStart,
): Promise<CodeAttempt> {
  if (!isCounted) return findSecret(db, ownerId);
  const isOver = sql`coalesce(${twoFactors.failuresSince} < now() - make_interval(secs => ${WINDOW_SECONDS}::int), true)`;
  const [attempt] = await db
    .update(twoFactors)
    .set({
      failures: sql`case when ${isOver} then 1 else ${twoFactors.failures} + 1 end`,
      failuresSince: sql`case when ${isOver} then now() else ${twoFactors.failuresSince} end`,
    })
    .where(
      and(eq(twoFactors.ownerId, ownerId), sql`(${isOver} or ${twoFactors.failures} < ${MOST_FAILURES})`),
    )
    .returning({ secret: twoFactors.secret, confirmedAt: twoFactors.confirmedAt });
  if (attempt !== undefined) {
    return { status: 'may-try', secret: attempt.secret, isConfirmed: attempt.confirmedAt !== null };
  }
  const [row] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${twoFactors.failuresSince} - now()) + ${WINDOW_SECONDS})::int`,
    })
    .from(twoFactors)
    .where(eq(twoFactors.ownerId, ownerId));
  return row === undefined
    ? { status: 'off' }
    : { status: 'too-many', retryAfterSeconds: Math.max(1, row.seconds) };
}

async function findSecret(db: Executor, ownerId: string): Promise<CodeAttempt> {
  const [row] = await db
    .select({ secret: twoFactors.secret, confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.ownerId, ownerId));
  if (row === undefined) return { status: 'off' };
  return { status: 'may-try', secret: row.secret, isConfirmed: row.confirmedAt !== null };
}

/**
 * Accepts a correct code for its time step; false if this step or a later one was already used, so a code works
 * only once.
 */
export async function acceptCode(
  db: Executor,
  { ownerId, step }: Owner & { readonly step: number },
): Promise<boolean> {
  const accepted = await db
    .update(twoFactors)
    .set({ lastStep: step, failures: 0, failuresSince: null })
    .where(and(eq(twoFactors.ownerId, ownerId), lt(twoFactors.lastStep, step)))
    .returning({ ownerId: twoFactors.ownerId });
  return accepted.length > 0;
}

/** Turns two-factor authentication on with these recovery codes. */
function confirmTwoFactor(
  db: Executor,
  { ownerId, codeHashes }: Owner & { readonly codeHashes: readonly string[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    const confirmed = await tx
      .update(twoFactors)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(twoFactors.ownerId, ownerId), isNull(twoFactors.confirmedAt)))
      .returning({ ownerId: twoFactors.ownerId });
    if (confirmed.length === 0) throw new AppError('TWO_FACTOR_ALREADY_ON');
    await storeCodes(tx, ownerId, codeHashes);
    await dropEmailChange(tx, { ownerId });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'two-factor-on' }]);
  });
}

/** Uses up a recovery code; false if it is unknown or already used. */
export function takeRecoveryCode(
  db: Executor,
  { ownerId, hash }: Owner & { readonly hash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const taken = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.ownerId, ownerId), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash });
    if (taken.length === 0) return false;
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'recovery-code-used' }]);
    return true;
  });
}

export function replaceRecoveryCodes(
  db: Executor,
  { ownerId, codeHashes }: Owner & { readonly codeHashes: readonly string[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ ownerId: twoFactors.ownerId })
      .from(twoFactors)
      .where(and(eq(twoFactors.ownerId, ownerId), isNotNull(twoFactors.confirmedAt)))
      .for('update');
    if (held === undefined) throw new AppError('TWO_FACTOR_NOT_ON');
    await storeCodes(tx, ownerId, codeHashes);
    await dropEmailChange(tx, { ownerId });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'recovery-codes-replaced' }]);
  });
}

function switchOffTwoFactor(db: Executor, { ownerId }: Owner): Promise<void> {
  return db.transaction(async (tx) => {
    const off = await tx
      .delete(twoFactors)
      .where(and(eq(twoFactors.ownerId, ownerId), isNotNull(twoFactors.confirmedAt)))
      .returning({ ownerId: twoFactors.ownerId });
    if (off.length === 0) throw new AppError('TWO_FACTOR_NOT_ON');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId));
    await dropEmailChange(tx, { ownerId });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'two-factor-off' }]);
    await endListedRole(tx, { ownerId });
  });
}

async function storeCodes(tx: Executor, ownerId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ ownerId, hash })));
}

export {
  beginTwoFactor as begin,
  startCodeAttempt as startAttempt,
  confirmTwoFactor as confirm,
  switchOffTwoFactor as switchOff,
};
