import { GradingError } from '@greenpen/grading';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Owner, SessionRecord } from './identity-records.ts';
import { account, accountLinks, session } from '../schema/index.ts';
import { dropEmailChange } from './account-links.ts';
import { revoke as revokeApiKey } from '../api-keys/api-keys.ts';
import { addPassword, PASSWORD_PROVIDER } from './create-account.ts';
import { endListedRole } from './end-listed-role.ts';
import { isTwoFactorOn } from './own-account.ts';

export function listSessions(
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

/** Notes a use, unless one was noted within `notedSeconds`, and moves the session's end; never past its longest life. */
export async function extendSession(
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
export function endSession(
  db: Executor,
  { ownerId, sessionId }: Owner & { readonly sessionId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, ownerId)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new GradingError('SESSION_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'session-ended' }]);
  });
}

/** Returns how many ended; with `revokesKey` the API key and a pending change of address go as well. */
export function endSessions(
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

/** Ends the sessions that began from one of a provider's; `ownerId` is null where there was none. */
export function endProviderSession(
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

/**
 * Sets or gives a password, and voids every link of the account. Where `endSessions`, every session but
 * `exceptSessionId` ends, and the API key is revoked. An open link would undo the change, or move the account to
 * the address of a person who knew the old password.
 */
export function setPassword(
  db: Executor,
  {
    ownerId,
    passwordHash,
    action,
    endSessions: endsSessions,
    exceptSessionId,
  }: Owner & {
    readonly passwordHash: string;
    readonly action: 'password-changed' | 'password-reset';
    readonly endSessions: boolean;
    readonly exceptSessionId: string | null;
  },
): Promise<void> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(account)
      .set({ password: passwordHash, updatedAt: sql`now()` })
      .where(and(eq(account.userId, ownerId), eq(account.providerId, PASSWORD_PROVIDER)))
      .returning({ id: account.id });
    if (changed.length === 0) {
      await addPassword(tx, ownerId, passwordHash);
      // Without a password the provider's sign-in was proof enough to administer; with one a second factor is.
      if (!(await isTwoFactorOn(tx, ownerId))) await endListedRole(tx, { ownerId });
    }
    await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
    if (endsSessions) await endSessions(tx, { ownerId, exceptSessionId, revokesKey: true });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action }]);
  });
}
