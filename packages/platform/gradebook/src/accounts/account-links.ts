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

/** No salt or slowness is needed for what is random throughout. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Answers with the link's secret of 256 bits, which is not stored. A new address has one link at a time; the other
 * kinds, which strangers can ask for, stay valid side by side until one is used or the password changes.
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

/** Links of one account are made and used one after the other. */
async function lockAccount(db: Executor, ownerId: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('no key update');
}

/**
 * A link for an operator to hand over, that sets a new password once within an hour; undefined where the address
 * has no account, or a disabled one. `baseUrl` is what browsers use, without a slash at its end.
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
 * Used up by this; undefined for one that is used, replaced, too old or unknown. Deleting it is what takes it: of
 * two requests, one finds nothing. With the account locked, two links of it cannot both set a password: the first
 * ends the others with `setPassword`.
 */
async function takeLink(db: Executor, link: LinkShown): Promise<TakenLink | undefined> {
  // First of all: a link that somebody made up costs one look into the index.
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

/** Leaves the link as it is; undefined for one that is used, replaced, too old or unknown. */
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
