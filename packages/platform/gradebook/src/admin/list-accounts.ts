import { AppError } from '@greenpen/api-contract';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Account } from '../accounts/session-records.ts';
import { user } from '../schema/index.ts';

type Where = {
  readonly search: string;
  readonly cursor: string | null;
  readonly limit: number;
};

/** Newest first; `search` looks in names, addresses and at the beginning of ids. */
export async function listAccounts(
  db: Executor,
  { search, cursor, limit }: Where,
): Promise<{ accounts: Account[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(user)
    .where(and(fits(search.trim()), cursor === null ? undefined : isAfter(cursor)))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(limit + 1);
  const accounts = rows.slice(0, limit);
  const last = accounts.at(-1);
  return { accounts, nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null };
}

function fits(search: string): SQL | undefined {
  if (search === '') return undefined;
  const escaped = search.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql`(lower(${user.name} || ' ' || ${user.email}) like lower(${`%${escaped}%`})
    or ${user.id} like ${`${escaped}%`})`;
}

const place = /^(?<at>\d{1,15})\.(?<id>[\w-]{1,100})$/u;

function writeCursor({ createdAt, id }: Account): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

function isAfter(cursor: string): SQL {
  const { at, id } = place.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (at === undefined || id === undefined) {
    throw new AppError('REQUEST_INVALID', 'the cursor is not one of this list');
  }
  return sql`(${user.createdAt}, ${user.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id})`;
}
