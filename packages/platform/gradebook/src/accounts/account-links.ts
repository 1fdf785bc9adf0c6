import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { accountLinks, type LinkPurpose } from '../schema/accounts.ts';
import type { Executor } from '../database.ts';
import type { NewLink, TakenLink } from './account-records.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { user } from '../schema/identity.ts';
import { findCredentials } from './own-account.ts';

const RESET_MINUTES = 60;

type LinkShown = {
  readonly token: string;
  readonly purposes: readonly LinkPurpose[];
};

const linkFields = {
  ownerId: accountLinks.ownerId,
  purpose: accountLinks.purpose,
  email: accountLinks.email,
};

/** A plain hash is enough, because the token is random with full entropy. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Creates a link and returns its 256-bit token, of which only the hash is stored. A new link to change the address
 * replaces the previous one; other kinds, which strangers can request, stay valid until one is used or the password
 * changes.
 */
function createLink(db: Executor, { ownerId, purpose, minutes, email }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    await lockAccount(tx, ownerId);
    if (purpose === 'change-email') {
      await tx
        .delete(accountLinks)
        .where(and(eq(accountLinks.ownerId, ownerId), eq(accountLinks.purpose, purpose)));
    }
    const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
    await tx
      .insert(accountLinks)
      .values({ ownerId, purpose, tokenHash: hashOf(token), email, createdAt: sql`now()`, expiresAt });
    if (purpose === 'reset-password') {
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'reset-link-made' }]);
    }
    return token;
  });
}

/** Row lock that serialises creating and using the links of an account. */
async function lockAccount(db: Executor, ownerId: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('no key update');
}

/**
 * A link that sets a new password once within an hour, for an operator to pass on; undefined if the address has no
 * account or a disabled one. `baseUrl` is the public address, without a trailing slash.
 */
async function createResetLink(
  db: Executor,
  { email, baseUrl }: { readonly email: string; readonly baseUrl: string },
): Promise<string | undefined> {
  const found = await findCredentials(db, { email: email.trim().toLowerCase() });
  if (found === undefined || found.isDisabled) return undefined;
  const { ownerId } = found;
  const link = { ownerId, purpose: 'reset-password', minutes: RESET_MINUTES, email: null } as const;
  return `${baseUrl}/reset-password#${await createLink(db, link)}`;
}

/**
 * Uses up a link; undefined if it is used, replaced, expired or unknown. The delete is atomic, so only one of two
 * concurrent requests gets the link. The account lock keeps two links from both setting a password: the first
 * request deletes the others in `setPassword`.
 */
async function takeLink(db: Executor, link: LinkShown): Promise<TakenLink | undefined> {
  // Looked up without a lock first, so an invented token costs only one index lookup.
  const [found] = await db
    .select({ ownerId: accountLinks.ownerId })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashOf(link.token)));
  if (found === undefined) return undefined;
  await lockAccount(db, found.ownerId);
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`));
  const [taken] = await db.delete(accountLinks).where(isValid(link)).returning(linkFields);
  return taken;
}

/** Finds a link without using it up; undefined if it is used, replaced, expired or unknown. */
async function findLink(db: Executor, link: LinkShown): Promise<TakenLink | undefined> {
  const [found] = await db.select(linkFields).from(accountLinks).where(isValid(link));
  return found;
}

function isValid({ token, purposes }: LinkShown) {
  return and(
    eq(accountLinks.tokenHash, hashOf(token)),
    inArray(accountLinks.purpose, [...purposes]),
    gt(accountLinks.expiresAt, sql`now()`),
  );
}

export { createLink as create, createResetLink as createReset, takeLink as take, findLink as find };
