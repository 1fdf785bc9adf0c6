import type { RedraftPool } from '@greenpen/paper-review';
import type { PaperStore } from '@greenpen/paper-store';
import type { Disk } from './admin/read-disk.ts';
import type { Billing } from './billing/billing.ts';
import type { InstallationModel } from '@greenpen/installation';
import type { IdentityPorts, KnownDevices, Sessions, SingleSignOn } from '@greenpen/identity';

export type { Sealer } from '@greenpen/identity';

/** Dependencies of the routes; tests replace them. */
export type Ports = IdentityPorts & {
  readonly store: PaperStore;
  /** Writes drafts again, in threads with limits. */
  readonly redrafter: Pick<RedraftPool, 'redraft'> & Partial<Pick<RedraftPool, 'warm'>>;
  readonly sessions: Pick<Sessions, keyof Sessions>;
  readonly devices: KnownDevices;
  readonly singleSignOn: SingleSignOn | null;
  /** Recipient of contact form messages; null if they are only stored. */
  readonly contactEmail: string | null;
  /** Days after which a file and its extracted text are deleted. */
  readonly retentionDays: number;
  /** Storage limit per account in bytes; null for no limit. */
  readonly bytesPerUser: number | null;
  /** Space on the disk of the data folder. */
  readonly readDisk: () => Promise<Disk | null>;
  /** null if payments are not set up; then nothing is blocked. */
  readonly billing: Billing | null;
  /** Display name, host, prices and limits of the language model; null if none is configured. */
  readonly model:
    | (Pick<InstallationModel, 'name' | 'host' | 'prices'> &
        Partial<Pick<InstallationModel, 'monthly' | 'hasBatches' | 'batchHours'>>)
    | null;
};
