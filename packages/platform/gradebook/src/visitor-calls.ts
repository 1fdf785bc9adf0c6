import type { ContactCategory, ContactStatus } from '@greenpen/grading';
import type { ContactMessage, DemoClaim, DemoReview } from './visitor-records.ts';

export type NewContactMessage = {
  /** The same key again is the same message, and nothing is recorded. */
  readonly requestKey: string;
  readonly category: ContactCategory;
  /** Name, address, subject and message, sealed by the caller. */
  readonly texts: Uint8Array;
};

/** What may happen in one transaction with other calls. */
export type ContactCalls = {
  /** Throws CONTACT_RESTS when too many came in within an hour; `created` is false for a key that was there. */
  recordContactMessage(message: NewContactMessage): Promise<{ id: string; created: boolean }>;
};

/** What visitors and those who answer them do. */
export type VisitorCalls = {
  /** Newest first, of one status or of all; `before` is the last id of the page before, `limit` 1 to 200. */
  listContactMessages(page: {
    status?: ContactStatus | undefined;
    before?: string | undefined;
    limit: number;
  }): Promise<ContactMessage[]>;
  /** Throws CONTACT_NOT_FOUND. */
  setContactStatus(change: { id: string; status: ContactStatus; by: string }): Promise<ContactMessage>;
  /** Deletes what came more than a year ago; returns how many. For each day. */
  sweepContactMessages(): Promise<number>;

  /** Takes a text, sealed by the caller; throws DEMO_BUSY when too many wait. The id is random throughout. */
  startDemoReview(demo: { text: Uint8Array }): Promise<{ id: string; expiresAt: Date }>;
  /** undefined once its ten minutes are over. */
  findDemoReview(id: string): Promise<DemoReview | undefined>;
  /** The oldest text that waits, unless an instructor's paper waits too; undefined when there is none to take. */
  claimDemoReview(): Promise<DemoClaim | undefined>;
  /** `review` sealed; null when the engine refused the text. A claim that another worker took since changes nothing. */
  settleDemoReview(result: {
    id: string;
    attempt: number;
    review: Uint8Array | null;
  }): Promise<'settled' | 'gone'>;
  /** Deletes what is over ten minutes old; returns how many. For each minute. */
  sweepDemoReviews(): Promise<number>;
};
