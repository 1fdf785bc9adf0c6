import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor, GradebookDatabase } from '../database.ts';
import { session, user } from '../schema/identity.ts';
import type { Account } from './account-records.ts';

export type OpenSession = {
  readonly account: Account;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
  readonly isRemembered: boolean;
};

export type FindOpenSession = (tokenHash: string) => Promise<OpenSession | undefined>;

export type ProviderSession = {
  readonly issuer: string;
  /** The provider's session id; null if it sent none. */
  readonly id: string | null;
};

export type NewSession = {
  readonly ownerId: string;
  /** Hex SHA-256 of the token. */
  readonly tokenHash: string;
  /** Hash of the browser's previous session, which ends; null if there was none. */
  readonly earlierHash: string | null;
  readonly isAwaitingSecondStep: boolean;
  /** null: the same as the previous session. */
  readonly isRemembered: boolean | null;
  /** When the user signed in, for a continued session; null: now. */
  readonly startedAt: Date | null;
  readonly address: string;
  readonly userAgent: string;
  /** null: the previous session's, if it is the same account's. */
  readonly providerSession: ProviderSession | null;
};

export type SessionLife = {
  /** Idle timeout. */
  readonly idleSeconds: number;
  /** Absolute lifetime. */
  readonly longestSeconds: number;
  /** Absolute lifetime of a session that is not remembered. */
  readonly longestBriefSeconds: number;
  /** How long a sign-in may wait for its second step. */
  readonly awaitingSeconds: number;
};

/**
 * Reads the session from the database on each call, so that ending a session or disabling an account takes effect
 * at once. Uses one prepared statement per connection.
 */
export function prepareFindSession(database: GradebookDatabase): FindOpenSession {
  const statement = database
    .select({
      account: user,
      sessionId: session.id,
      startedAt: session.createdAt,
      usedAt: session.updatedAt,
      isRemembered: session.isRemembered,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        gt(session.expiresAt, sql`now()`),
        eq(session.isAwaitingSecondStep, false),
        isNull(user.disabledAt),
      ),
    )
    .prepare('find_open_session');
  return async (tokenHash) => {
    const [row] = await statement.execute({ tokenHash });
    return row;
  };
}

/**
 * Opens a session, replacing the browser's previous one; undefined if the account does not exist. Deletes the
 * account's expired sessions.
 */
export function openSession(
  db: Executor,
  { life, ...opening }: NewSession & { readonly life: SessionLife },
): Promise<{ readonly isRemembered: boolean } | undefined> {
  const { ownerId, tokenHash, earlierHash, isAwaitingSecondStep, address, userAgent } = opening;
  return db.transaction(async (tx) => {
    // Waits for a concurrent deletion of the account, and then finds no row.
    const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('key share');
    if (owner === undefined) return undefined;
    const earlier = earlierHash === null ? undefined : await takeSession(tx, earlierHash);
    await tx.delete(session).where(and(eq(session.userId, ownerId), lte(session.expiresAt, sql`now()`)));
    const isRemembered = opening.isRemembered ?? earlier?.isRemembered ?? true;
    const provider = opening.providerSession ?? findFollowed(earlier, ownerId);
    await tx.insert(session).values({
      id: randomUUID(),
      userId: ownerId,
      tokenHash,
      isRemembered,
      isAwaitingSecondStep,
      ipAddress: address,
      userAgent,
      issuer: provider?.issuer ?? null,
      providerSession: provider?.id ?? null,
      createdAt: opening.startedAt ?? sql`now()`,
      expiresAt: endOf({ isAwaitingSecondStep, isRemembered, startedAt: opening.startedAt }, life),
    });
    return { isRemembered };
  });
}

type Lasting = Pick<NewSession, 'isAwaitingSecondStep' | 'startedAt'> & { readonly isRemembered: boolean };

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

function endOf({ isAwaitingSecondStep, isRemembered, startedAt }: Lasting, life: SessionLife) {
  if (isAwaitingSecondStep) return sql`now() + ${seconds(life.awaitingSeconds)}`;
  const longest = isRemembered ? life.longestSeconds : life.longestBriefSeconds;
  const start = startedAt === null ? sql`now()` : sql`${startedAt.toISOString()}::timestamptz`;
  return sql`least(now() + ${seconds(life.idleSeconds)}, ${start} + ${seconds(longest)})`;
}

type Earlier = typeof session.$inferSelect;

async function takeSession(tx: Executor, tokenHash: string): Promise<Earlier | undefined> {
  const [taken] = await tx.delete(session).where(eq(session.tokenHash, tokenHash)).returning();
  return taken;
}

/** A second step or a renewal keeps the provider session of the previous session. */
function findFollowed(earlier: Earlier | undefined, ownerId: string): ProviderSession | null {
  if (earlier === undefined || earlier.userId !== ownerId || earlier.issuer === null) return null;
  return { issuer: earlier.issuer, id: earlier.providerSession };
}

/** The account and session of a sign-in that waits for its second step. */
export async function findAwaitingSession(
  db: Executor,
  { tokenHash }: { readonly tokenHash: string },
): Promise<{ readonly ownerId: string; readonly sessionId: string; readonly startedAt: Date } | undefined> {
  const [found] = await db
    .select({ ownerId: user.id, sessionId: session.id, startedAt: session.createdAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        gt(session.expiresAt, sql`now()`),
        eq(session.isAwaitingSecondStep, true),
        isNull(user.disabledAt),
      ),
    );
  return found;
}

/** Ends the session on sign-out, if it exists. */
export async function closeSession(
  db: Executor,
  { tokenHash }: { readonly tokenHash: string },
): Promise<void> {
  await takeSession(db, tokenHash);
}
