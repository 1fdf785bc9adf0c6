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
  /** What the provider calls its session; null where it does not say. */
  readonly id: string | null;
};

export type NewSession = {
  readonly ownerId: string;
  /** Hex SHA-256 of the token. */
  readonly tokenHash: string;
  /** Of the session that the browser came with, which ends; null where it came with none. */
  readonly earlierHash: string | null;
  readonly isAwaitingSecondStep: boolean;
  /** null: as the earlier session was. */
  readonly isRemembered: boolean | null;
  /** The moment of the sign-in, where it was before; null: now. */
  readonly startedAt: Date | null;
  readonly address: string;
  readonly userAgent: string;
  /** null: that of the earlier session, if it is of the same account. */
  readonly providerSession: ProviderSession | null;
};

export type SessionLife = {
  /** A session that is not used for so long ends. */
  readonly idleSeconds: number;
  /** A session ends after so long, however much it is used. */
  readonly longestSeconds: number;
  /** The same for one that is not remembered. */
  readonly longestBriefSeconds: number;
  /** How long a sign-in may wait for its second step. */
  readonly awaitingSeconds: number;
};

/**
 * Asks the database at each call, so that a session that was ended, and an account that was disabled, is out at once
 * everywhere; one statement, which each connection prepares once.
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
 * Opens a session in place of the one that the browser came with; undefined where the account is gone. Sessions of the
 * account that have expired are deleted.
 */
export function openSession(
  db: Executor,
  { life, ...opening }: NewSession & { readonly life: SessionLife },
): Promise<{ readonly isRemembered: boolean } | undefined> {
  const { ownerId, tokenHash, earlierHash, isAwaitingSecondStep, address, userAgent } = opening;
  return db.transaction(async (tx) => {
    // An account that is being deleted is waited for, and then gone.
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

/** A second step, or a renewal, is of the same sign-on as the session before it. */
function findFollowed(earlier: Earlier | undefined, ownerId: string): ProviderSession | null {
  if (earlier === undefined || earlier.userId !== ownerId || earlier.issuer === null) return null;
  return { issuer: earlier.issuer, id: earlier.providerSession };
}

/** The account whose sign-in waits for its second step. */
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

/** Ends the session of a browser that signs out; nothing where there is none. */
export async function closeSession(
  db: Executor,
  { tokenHash }: { readonly tokenHash: string },
): Promise<void> {
  await takeSession(db, tokenHash);
}
