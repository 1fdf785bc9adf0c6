import type { FeedbackReport, PaperComment } from '@greenpen/returned-papers';

/** What a thread makes: the student's document with comments, or the report as a PDF. */
export type ReturnOrder =
  | {
      readonly kind: 'docx';
      readonly bytes: Uint8Array;
      readonly comments: readonly PaperComment[];
      readonly author: string;
      readonly date: Date;
    }
  | { readonly kind: 'pdf'; readonly report: FeedbackReport; readonly date: Date };

export type ReturnOutcome =
  | { readonly status: 'made'; readonly bytes: Uint8Array }
  | { readonly status: 'refused'; readonly code: string };
