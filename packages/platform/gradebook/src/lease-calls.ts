/** A running API or worker, as `rotate-key` and `restore` name it. */
export type LeaseHolder = {
  readonly id: string;
  readonly part: 'greenpen-api' | 'greenpen-worker';
  readonly host: string;
  readonly pid: number;
};

/**
 * `key-wrong`: the database was sealed with another key. `under-way`: a change of the key or a restore has the database
 * for itself at the moment.
 */
export type LeaseOutcome = 'held' | 'key-wrong' | 'under-way';

/** The right of a process to record what it sealed; see `keys/process-leases.ts`. */
export type LeaseCalls = {
  /** Takes the lease that the gradebook was opened with, where `opens` accepts the installation's key check. */
  takeLease(holder: LeaseHolder, opens: (keyCheck: Uint8Array | null) => boolean): Promise<LeaseOutcome>;
  /** Says that the process still runs; false where its lease was ended. For every `LEASE_RENEWAL_MS`. */
  renewLease(id: string): Promise<boolean>;
  /** Gives the lease back, when the process stops. */
  endLease(id: string): Promise<void>;
};

export const LEASE_RENEWAL_MS = 5000;
