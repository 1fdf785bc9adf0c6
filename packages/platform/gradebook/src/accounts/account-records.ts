import type { Account, ApiKeyRecord } from './session-records.ts';
import type { Grade } from '../records.ts';

/** What is known of an account itself; nothing that signs in is in it. */
export type AccountRecord = {
  readonly account: Account;
  /** "credential" for e-mail and password, else the provider's name. */
  readonly signInWays: readonly { readonly provider: string; readonly since: Date }[];
  readonly sessions: readonly {
    readonly startedAt: Date;
    readonly lastUsedAt: Date;
    readonly expiresAt: Date;
    readonly address: string | null;
    readonly device: string | null;
  }[];
  readonly apiKey: ApiKeyRecord | undefined;
};

/** How much an account holds, for its owner to read before it is taken away or deleted. */
export type Holdings = {
  /** Papers, also those that can still be put back. */
  readonly papers: number;
  /** Of the files that are still there. */
  readonly bytes: number;
  readonly courses: number;
  /** Papers and discussions that the engine learns from. */
  readonly examples: number;
  /** Nobody else could administer the installation, and others use it. */
  readonly isLastAdmin: boolean;
};

export type AuditRecord = {
  readonly id: number;
  readonly at: Date;
  /** A user's id, or "engine". */
  readonly actor: string;
  readonly action: string;
  readonly submissionId: string | null;
  /** Where the request came from; null for what no request did. */
  readonly address: string | null;
  readonly detail: Readonly<Record<string, number | string | null>>;
};

/** A draft that grading again replaced. */
export type ReplacedGrade = Omit<Grade, 'approvedAt' | 'approvedBy' | 'words' | 'savedBy'> & {
  readonly replacedAt: Date;
};
