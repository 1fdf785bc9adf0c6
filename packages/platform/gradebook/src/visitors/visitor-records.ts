import type { ContactCategory, ContactStatus, DemoState } from '@greenpen/grading';

export type ContactMessage = {
  readonly id: string;
  readonly category: ContactCategory;
  /** Name, address, subject and message, sealed by whoever recorded it. */
  readonly texts: Uint8Array;
  readonly status: ContactStatus;
  readonly receivedAt: Date;
  readonly statusChangedAt: Date | null;
  /** A user's id. */
  readonly statusChangedBy: string | null;
};

export type DemoReview = {
  readonly id: string;
  readonly state: DemoState;
  /** Sealed; null until it is done. */
  readonly review: Uint8Array | null;
  /** How many texts are before it. */
  readonly ahead: number;
  readonly expiresAt: Date;
};

/** A worker's hold on a visitor's text. */
export type DemoClaim = { readonly id: string; readonly text: Uint8Array; readonly attempt: number };

export type NewContactMessage = {
  /** The same key again is the same message, and nothing is recorded. */
  readonly requestKey: string;
  readonly category: ContactCategory;
  /** Name, address, subject and message, sealed by the caller. */
  readonly texts: Uint8Array;
};
