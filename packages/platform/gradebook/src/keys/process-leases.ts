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
 * How a change of the key, and a restore, keep running processes from writing what could never be opened, or what the
 * restore has just replaced:
 *
 * - Every API and worker takes a lease at its start, which the database grants only to the right key, and names it on
 *   each of its connections.
 * - The trigger `require_lease` checks, in each transaction that records sealed bytes or the name of a sealed file, that
 *   the lease is still there. It holds the shared lock KEY_LOCK until that transaction ends.
 * - `holdAlone` takes the same lock exclusively, and so waits for those transactions, and then deletes all leases.
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
