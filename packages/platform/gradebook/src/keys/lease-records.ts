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

export const LEASE_RENEWAL_MS = 5000;
