import type { PaperStore } from '@greenpen/paper-store';
import type { Disk } from './admin/read-disk.ts';
import type { Billing } from './billing/billing.ts';
import type { IdentityPorts, KnownDevices, Sessions, SingleSignOn } from '@greenpen/identity';

export type { Sealer } from '@greenpen/identity';

/** What the routes need of the outside world; tests put their own in. */
export type Ports = IdentityPorts & {
  readonly store: PaperStore;
  readonly sessions: Pick<Sessions, keyof Sessions>;
  readonly devices: KnownDevices;
  readonly singleSignOn: SingleSignOn | null;
  /** Who gets the messages of the contact form by mail; null where they are stored alone. */
  readonly contactEmail: string | null;
  /** Days after which a file and what was read from it are deleted. */
  readonly retentionDays: number;
  /** Bytes that the papers of an account may take; null without a limit. */
  readonly bytesPerUser: number | null;
  /** The room on the disk that holds the data folder. */
  readonly readDisk: () => Promise<Disk | null>;
  /** null where payments are not set up: nothing is ever blocked then. */
  readonly billing: Billing | null;
  /** The installation's language model, as screens call it; null where there is none. */
  readonly model: { readonly name: string; readonly host: string } | null;
};
