import type { Gradebook } from '@greenpen/gradebook';
import type { PaperStore } from '@greenpen/paper-store';
import type { Disk } from './admin/read-disk.ts';
import type { Billing } from './billing/billing.ts';
import type { KnownDevices, Sessions } from '@greenpen/identity';
import type { Waits } from './identity/waits.ts';
import type { SingleSignOn } from './single-sign-on/open-single-sign-on.ts';
import type { SignUp } from './settings.ts';

/** Seals the feedback texts that stand in the database, with the installation's key. */
export type Sealer = {
  readonly seal: (text: string) => Uint8Array;
  readonly open: (sealed: Uint8Array) => string;
};

/** Who may enter an installation, and how. */
export type Entry = {
  readonly signUp: SignUp;
  /** Whether the account being made may be the first, given the token of the set-up link if there was one. */
  readonly mayBeFirst: (setUp: string | undefined) => boolean;
  /** False where people come by single sign-on alone. */
  readonly hasPasswords: boolean;
  /** Whether everybody with a password has to have a second factor. */
  readonly needsSecondFactor: boolean;
  /** Whether mail is sent; then a new address has to be verified. */
  readonly hasMail: boolean;
  /** What browsers use, for links: "https://grading.example.edu". */
  readonly baseUrl: string;
};

/** What the routes need of the outside world; tests put their own in. */
export type Ports = {
  readonly gradebook: Gradebook;
  readonly store: PaperStore;
  readonly sealer: Sealer;
  readonly sessions: Pick<Sessions, keyof Sessions>;
  readonly devices: KnownDevices;
  readonly entry: Entry;
  readonly singleSignOn: SingleSignOn | null;
  /** Who gets the messages of the contact form by mail; null where they are stored alone. */
  readonly contactEmail: string | null;
  readonly now: () => Date;
  readonly waits: Waits;
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
