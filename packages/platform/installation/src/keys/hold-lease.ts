import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  holdAlone,
  LEASE_RENEWAL_MS,
  type Gradebook,
  type HeldDatabase,
  type LeaseHolder,
} from '@greenpen/gradebook';
import { PaperStoreError, recordKey, type StoreKey } from '@greenpen/paper-store';
import { codeOf, InstallationError } from '../installation-error.ts';
import { opensDatabase, wrongKey } from '../open-installation.ts';

export type LeaseRequest = {
  /** Opened with `holder.id` as its lease. */
  readonly gradebook: Pick<Gradebook, 'leases'>;
  readonly holder: LeaseHolder;
  readonly key: StoreKey;
  readonly dataDir: string;
  /** Called once, with a sentence for the operator, when this process must stop. */
  readonly onEnded: (sentence: string) => void;
};

export type HeldLease = {
  /** Renews the lease immediately; false if it was revoked. True while the database is unavailable. */
  isHeld(): Promise<boolean>;
  /** Releases the lease. */
  end(): Promise<void>;
};

const retryMs = 1000;
export const underWay =
  'The key is being changed or a backup is being restored. Try again when that has finished.';
const ended =
  'The key was changed or a backup was restored while this process ran, so it is stopping. Start it again with the current key.';

/** Identifies this process in the database; new for each start. */
export function describeProcess(part: LeaseHolder['part']): LeaseHolder {
  return { id: randomUUID(), part, host: hostname(), pid: process.pid };
}

/**
 * Acquires this process's lease and renews it until `end`. Throws an `InstallationError` if the database is encrypted
 * with another key or is being changed. If the database is unavailable, the lease is acquired later; until then the
 * database rejects writes encrypted by this process. Once the database has accepted the key, the data folder is tied
 * to it.
 */
export async function holdLease(request: LeaseRequest): Promise<HeldLease> {
  const lease = new Lease(request);
  await lease.begin();
  return lease;
}

class Lease implements HeldLease {
  readonly #request: LeaseRequest;
  #state: 'wanted' | 'held' | 'ended' = 'wanted';
  #timer: NodeJS.Timeout | undefined;

  constructor(request: LeaseRequest) {
    this.#request = request;
  }

  async begin(): Promise<void> {
    const refusal = await this.#take();
    if (refusal !== null) throw new InstallationError(refusal);
    this.#schedule();
  }

  async isHeld(): Promise<boolean> {
    await this.#renew();
    return this.#state !== 'ended';
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    const wasHeld = this.#state === 'held';
    this.#state = 'ended';
    const { gradebook, holder } = this.#request;
    // If the database is unavailable, the lease expires.
    if (wasHeld) await gradebook.leases.end(holder.id).catch(() => undefined);
  }

  #schedule(): void {
    const pause = this.#state === 'held' ? LEASE_RENEWAL_MS : retryMs;
    this.#timer = setTimeout(() => void this.#goOn(), pause).unref();
  }

  async #goOn(): Promise<void> {
    await this.#renew();
    if (this.#state !== 'ended') this.#schedule();
  }

  async #renew(): Promise<void> {
    const { gradebook, holder } = this.#request;
    if (this.#state === 'wanted') {
      const refusal = await this.#take();
      if (refusal !== null) this.#giveUp(refusal);
    } else if (this.#state === 'held') {
      const isHeld = await gradebook.leases.renew(holder.id).catch(() => true);
      if (!isHeld) this.#giveUp(ended);
    }
  }

  /** The reason why this process must stop; null if it may continue. */
  async #take(): Promise<string | null> {
    const { gradebook, holder, key, dataDir } = this.#request;
    const outcome = await gradebook.leases
      .take(holder, (check) => opensDatabase(key, check))
      .catch((): 'away' => 'away');
    if (outcome === 'away') return null;
    if (outcome === 'key-wrong') return wrongKey;
    if (outcome === 'under-way') return underWay;
    this.#state = 'held';
    try {
      await recordKey({ dataDir, key });
      return null;
    } catch (error) {
      // A full or read-only disk must not stop the process: the next start records the key.
      if (error instanceof PaperStoreError && error.code === 'key-wrong') return error.message;
      return null;
    }
  }

  #giveUp(sentence: string): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#request.onEnded(sentence);
  }
}

/** PostgreSQL's lock_not_available: another command or a long transaction holds the lock. */
const LOCK_TIMEOUT = '55P03';

/** Acquires exclusive access to the database for one command; throws an error that names the running processes. */
export async function lockExclusively(databaseUrl: string): Promise<HeldDatabase> {
  const held = await holdAlone(databaseUrl).catch((error: unknown) => {
    throw codeOf(error) === LOCK_TIMEOUT ? new InstallationError(underWay) : error;
  });
  if (!('running' in held)) return held;
  const verb = held.running.length === 1 ? 'uses' : 'use';
  throw new InstallationError(
    `Stop Greenpen first: ${held.running.join(' and ')} still ${verb} this database.`,
  );
}
