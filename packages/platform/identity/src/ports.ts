import type { Gradebook } from '@greenpen/gradebook';
import type { Waits } from './waits.ts';

/** Encrypts what is kept in the database, with the installation's key. */
export type Sealer = {
  readonly seal: (text: string) => Uint8Array;
  readonly open: (sealed: Uint8Array) => string;
};

/** Who may make an account: everybody, nobody, or the owners of addresses in these domains. */
export type SignUp =
  | { readonly kind: 'open' | 'closed' }
  | { readonly kind: 'domains'; readonly domains: readonly string[] };

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

/** What identity needs of the outside world. */
export type IdentityPorts = {
  readonly gradebook: Gradebook;
  readonly sealer: Sealer;
  readonly entry: Entry;
  readonly waits: Waits;
  readonly now: () => Date;
};
