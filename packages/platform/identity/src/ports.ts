import type { Gradebook } from '@greenpen/gradebook';
import type { Waits } from './waits.ts';

/** Encrypts data for the database with the installation's key. */
export type Sealer = {
  readonly seal: (text: string) => Uint8Array;
  readonly open: (sealed: Uint8Array) => string;
};

/** Who may create an account: everyone, no one, or owners of addresses in these domains. */
export type SignUp =
  | { readonly kind: 'open' | 'closed' }
  | { readonly kind: 'domains'; readonly domains: readonly string[] };

/** Sign-up and sign-in settings of an installation. */
export type Entry = {
  readonly signUp: SignUp;
  /** Whether this sign-up may create the first account, given the token of the set-up link, if any. */
  readonly mayBeFirst: (setUp: string | undefined) => boolean;
  /** False if only single sign-on is allowed. */
  readonly hasPasswords: boolean;
  /** Whether two-factor sign-in is mandatory for accounts with a password. */
  readonly needsSecondFactor: boolean;
  /** Whether mail is set up; new addresses must then be verified. */
  readonly hasMail: boolean;
  /** Public base URL for links: "https://grading.example.edu". */
  readonly baseUrl: string;
};

/** Dependencies of this package. */
export type IdentityPorts = {
  readonly gradebook: Gradebook;
  readonly sealer: Sealer;
  readonly entry: Entry;
  readonly waits: Waits;
  readonly now: () => Date;
};
