import { AppError } from '@greenpen/api-contract';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Owner, SessionRecord } from './account-records.ts';
import { session } from '../schema/identity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { revoke as revokeApiKey } from './api-keys.ts';
import { type AccountChange, deleteSessions, dropEmailChange, lockAccount } from './account-access.ts';

function listSessions(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<readonly SessionRecord[]> {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      address: session.ipAddress,
      createdAt: session.createdAt,
      lastUsedAt: session.updatedAt,
    })
    .from(session)
    .where(
      and(
        eq(session.userId, ownerId),
        eq(session.isAwaitingSecondStep, false),
        gt(session.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(session.updatedAt), session.id);
}

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

/** Records a use, at most every `notedSeconds`, and extends the session up to its maximum lifetime. */
async function extendSession(
  db: Executor,
  {
    sessionId,
    notedSeconds,
    idleSeconds,
    longestSeconds,
  }: {
    readonly sessionId: string;
    readonly notedSeconds: number;
    readonly idleSeconds: number;
    readonly longestSeconds: number;
  },
): Promise<void> {
  await db
    .update(session)
    .set({
      updatedAt: sql`now()`,
      expiresAt: sql`least(now() + ${seconds(idleSeconds)}, ${session.createdAt} + ${seconds(longestSeconds)})`,
    })
    .where(and(eq(session.id, sessionId), lte(session.updatedAt, sql`now() - ${seconds(notedSeconds)}`)));
}

/** Throws SESSION_NOT_FOUND. */
function endSession(
  db: Executor,
  { ownerId, sessionId }: Owner & { readonly sessionId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, ownerId)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new AppError('SESSION_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'session-ended' }]);
  });
}

/** Returns how many ended; `revokesKey` also revokes the API key and cancels a pending change of address. */
function endSessions(
  db: Executor,
  {
    ownerId,
    exceptSessionId,
    revokesKey,
  }: Owner & { readonly exceptSessionId: string | null; readonly revokesKey: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(
        and(
          eq(session.userId, ownerId),
          exceptSessionId === null ? undefined : ne(session.id, exceptSessionId),
        ),
      )
      .returning({ id: session.id });
    if (ended.length > 0) {
      const detail = { count: ended.length };
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'sessions-ended', detail }]);
    }
    if (revokesKey) {
      await revokeApiKey(tx, { ownerId });
      await dropEmailChange(tx, { ownerId });
    }
    return ended.length;
  });
}

/** Ends the sessions opened from a provider's session; `ownerId` is null if there were none. */
function endProviderSession(
  db: Executor,
  {
    issuer,
    providerSession,
  }: {
    readonly issuer: string;
    readonly providerSession: string;
  },
): Promise<{ ownerId: string | null; ended: number }> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.issuer, issuer), eq(session.providerSession, providerSession)))
      .returning({ ownerId: session.userId });
    const owners = [...new Set(ended.map(({ ownerId }) => ownerId))];
    await recordAudit(
      tx,
      owners.map((ownerId) => ({ ownerId, actor: ownerId, action: 'session-ended' as const })),
    );
    return { ownerId: owners[0] ?? null, ended: ended.length };
  });
}

/** Returns how many sessions ended. */
function endAccountSessions(db: Executor, { userId, by }: AccountChange): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const sessions = await deleteSessions(tx, userId);
    await revokeApiKey(tx, { ownerId: userId });
    await recordAudit(tx, [{ ownerId: userId, actor: by, action: 'sessions-ended', detail: { sessions } }]);
    return sessions;
  });
}

/** Ends all sessions of all accounts except one; returns how many. */
function endEverySession(
  db: Executor,
  { by, exceptSessionId }: { readonly by: string; readonly exceptSessionId: string | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    const others = exceptSessionId === null ? undefined : ne(session.id, exceptSessionId);
    const ended = await tx.delete(session).where(others).returning({ id: session.id });
    const detail = { sessions: ended.length };
    await recordAudit(tx, [{ ownerId: by, actor: by, action: 'every-session-ended', detail }]);
    return ended.length;
  });
}

export {
  openSession as open,
  findAwaitingSession as findAwaiting,
  closeSession as close,
} from './open-sessions.ts';
export {
  listSessions as list,
  extendSession as extend,
  endSession as end,
  endSessions as endMany,
  endProviderSession as endOfProvider,
  endAccountSessions as endOfAccount,
  endEverySession as endEvery,
};
