export type AuditResult = 'ok' | 'refused';

/** What a request did or was refused, apart from what the gradebook records with its own changes. */
export type RequestEvent = {
  /** When it happened; the order is that of recording. */
  readonly at: Date;
  /** Whose account it is about; empty where nobody is known. */
  readonly ownerId: string;
  /** A user's id; empty for nobody who is signed in. */
  readonly actor: string;
  readonly action: string;
  readonly result: AuditResult;
  readonly submissionId: string | null;
  /** Numbers, ids and codes alone. */
  readonly detail: Readonly<Record<string, number | string | null>>;
  readonly address: string | null;
  readonly requestId: string | null;
};

/** Somebody an event names: the address is null when the account is gone. */
export type AuditPerson = { readonly id: string; readonly email: string | null };

export type AuditEntry = Omit<RequestEvent, 'ownerId' | 'actor'> & {
  /** Goes up with each event. */
  readonly id: number;
  readonly owner: AuditPerson;
  readonly actor: AuditPerson;
};

/** Absent fields do not narrow the list. */
export type AuditFilter = {
  readonly action?: string | undefined;
  readonly result?: AuditResult | undefined;
  /** A user's id: what they did and what was done about their account. */
  readonly person?: string | undefined;
  /** Exactly this one. */
  readonly address?: string | undefined;
  readonly from?: Date | undefined;
  /** Up to and without. */
  readonly until?: Date | undefined;
};

export type ChainHead = {
  /** How many events the chain holds; 0 for none yet. */
  readonly position: number;
  /** Hex. */
  readonly hash: string;
};

export type ChainVerdict =
  | { readonly status: 'intact'; readonly head: ChainHead }
  | {
      readonly status: 'broken';
      /** The place in the chain; null for an event that is not in it. */
      readonly position: number | null;
      readonly eventId: number | null;
      readonly reason: ChainBreak;
    };

export type ChainBreak =
  /** A link of the chain was taken out. */
  | 'link-missing'
  /** The event of a link was taken out. */
  | 'event-missing'
  /** Event and hash do not belong together: one of them was changed. */
  | 'event-changed'
  /** An event came in past the chain, or its place in it was taken away. */
  | 'event-not-chained'
  /** The chain ends before the head that was known, or had another one there: its end was cut off or made anew. */
  | 'head-not-found';
