import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { KEY_LOCK } from './hold-alone.ts';
import { installation, processLeases } from '../schema/installation.ts';

/** A running API or worker process, as `rotate-key` and `restore` list it. */
export type LeaseHolder = {
  readonly id: string;
  readonly part: 'greenpen-api' | 'greenpen-worker';
  readonly host: string;
  readonly pid: number;
};

/**
 * `key-wrong`: the database was encrypted with another key. `under-way`: a key rotation or restore holds the
 * exclusive lock.
 */
export type LeaseOutcome = 'held' | 'key-wrong' | 'under-way';

export const LEASE_RENEWAL_MS = 5000;

/*
 * How key rotation and restore keep running processes from writing data that is encrypted with the old key or that
 * belongs to the replaced database:
 *
 * - Every API and worker process takes a lease at its start, which requires the right key, and sets the lease's id on
 *   each of its connections.
 * - In each transaction that writes encrypted bytes or the name of an encrypted file, the trigger `require_lease` takes
 *   the lock KEY_LOCK in shared mode until the transaction ends, and checks that the lease still exists.
 * - `holdAlone` takes the same lock exclusively, which waits for those transactions, and then deletes all leases.
 */

const staleAfter = sql`now() - interval '1 day'`;

/** Grants a lease if `opens` accepts the installation's key check, which is null if none is recorded yet. */
function takeLease(
  db: Executor,
  { id, part, host, pid }: LeaseHolder,
  opens: (keyCheck: Uint8Array | null) => boolean,
): Promise<LeaseOutcome> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${KEY_LOCK}) as free`,
    );
    if (rows[0]?.free !== true) return 'under-way';
    const [found] = await tx.select({ check: installation.keyCheck }).from(installation);
    if (!opens(found?.check ?? null)) return 'key-wrong';
    await tx.delete(processLeases).where(lt(processLeases.seenAt, staleAfter));
    await tx.insert(processLeases).values({ id, part, host, pid });
    return 'held';
  });
}

/** Renews the lease; false if it was revoked. To be called every `LEASE_RENEWAL_MS`. */
async function renewLease(db: Executor, id: string): Promise<boolean> {
  const renewed = await db
    .update(processLeases)
    .set({ seenAt: sql`now()` })
    .where(eq(processLeases.id, id))
    .returning({ id: processLeases.id });
  return renewed.length > 0;
}

/** Deletes the lease when the process stops. */
async function endLease(db: Executor, id: string): Promise<void> {
  await db.delete(processLeases).where(eq(processLeases.id, id));
}

export { takeLease as take, renewLease as renew, endLease as end };
