import type { Gradebook } from '@greenpen/gradebook';
import type { PaperStore } from '@greenpen/paper-store';
import type { Identity } from './identity/identity.ts';

/** Seals the feedback texts that stand in the database, with the installation's key. */
export type Sealer = {
  readonly seal: (text: string) => Uint8Array;
  readonly open: (sealed: Uint8Array) => string;
};

/** What the routes need of the outside world; tests put their own in. */
export type Ports = {
  readonly gradebook: Gradebook;
  readonly store: PaperStore;
  readonly sealer: Sealer;
  readonly identity: Identity;
  readonly now: () => Date;
  /** Days after which a file and what was read from it are deleted. */
  readonly retentionDays: number;
};
