import { AppError } from '@greenpen/api-contract';
import { type ContactCategory, type ContactStatus } from '@greenpen/grading';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { contactMessages } from '../schema/installation.ts';
import type { Executor } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';

export type ContactMessage = {
  readonly id: string;
  readonly category: ContactCategory;
  /** Name, address, subject and message, encrypted by the caller. */
  readonly texts: Uint8Array;
  readonly status: ContactStatus;
  readonly receivedAt: Date;
  readonly statusChangedAt: Date | null;
  /** A user's id. */
  readonly statusChangedBy: string | null;
};

export type NewContactMessage = {
  /** Idempotency key: a repeated message is not recorded again. */
  readonly requestKey: string;
  readonly category: ContactCategory;
  /** Name, address, subject and message, encrypted by the caller. */
  readonly texts: Uint8Array;
};

/** Limit for all senders together; above it they are asked to write by e-mail. */
export const MOST_AN_HOUR = 200;

/** The actor in the audit log for users who are not signed in. */
const VISITOR = 'visitor';

const shown = {
  id: contactMessages.id,
  category: contactMessages.category,
  texts: contactMessages.texts,
  status: contactMessages.status,
  receivedAt: contactMessages.receivedAt,
  statusChangedAt: contactMessages.statusChangedAt,
  statusChangedBy: contactMessages.statusChangedBy,
};

/** Throws CONTACT_RESTS above the hourly limit; `created` is false for a repeated key. */
function recordContactMessage(
  db: Executor,
  message: NewContactMessage,
): Promise<{ id: string; created: boolean }> {
  return db.transaction(async (tx) => {
    const earlier = await findByKey(tx, message.requestKey);
    if (earlier !== undefined) return { id: earlier, created: false };
    const lately = await tx.$count(
      contactMessages,
      sql`${contactMessages.receivedAt} > now() - interval '1 hour'`,
    );
    if (lately >= MOST_AN_HOUR) throw new AppError('CONTACT_RESTS');
    const [row] = await tx
      .insert(contactMessages)
      .values(message)
      .onConflictDoNothing({ target: contactMessages.requestKey })
      .returning({ id: contactMessages.id });
    if (row === undefined) {
      return { id: (await findByKey(tx, message.requestKey)) ?? '', created: false };
    }
    await recordAudit(tx, [
      {
        ownerId: VISITOR,
        actor: VISITOR,
        action: 'contact-received',
        detail: { message: row.id, category: message.category },
      },
    ]);
    return { id: row.id, created: true };
  });
}

async function findByKey(tx: Executor, requestKey: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.requestKey, requestKey));
  return row?.id;
}

type Page = {
  status?: ContactStatus | undefined;
  before?: string | undefined;
  limit: number;
};

/** Newest first, optionally of one status; `before` is the last id of the previous page, `limit` 1 to 200. */
async function listContactMessages(db: Executor, { status, before, limit }: Page): Promise<ContactMessage[]> {
  return db
    .select(shown)
    .from(contactMessages)
    .where(
      and(
        status === undefined ? undefined : eq(contactMessages.status, status),
        before === undefined ? undefined : lt(contactMessages.id, before),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(limit);
}

/** Throws CONTACT_NOT_FOUND. */
function setContactStatus(
  db: Executor,
  { id, status, by }: { readonly id: string; readonly status: ContactStatus; readonly by: string },
): Promise<ContactMessage> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(contactMessages)
      .set({ status, statusChangedAt: sql`now()`, statusChangedBy: by })
      .where(eq(contactMessages.id, id))
      .returning(shown);
    if (row === undefined) throw new AppError('CONTACT_NOT_FOUND');
    await recordAudit(tx, [
      { ownerId: by, actor: by, action: 'contact-status-changed', detail: { message: id, status } },
    ]);
    return row;
  });
}

/** Deletes messages older than a year; returns how many. */
async function sweepContactMessages(db: Executor): Promise<number> {
  const swept = await db
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, sql`now() - interval '365 days'`))
    .returning({ id: contactMessages.id });
  return swept.length;
}

export {
  recordContactMessage as record,
  listContactMessages as list,
  setContactStatus as setStatus,
  sweepContactMessages as sweep,
};
