import type { Span } from './span.ts';

export const areas = ['grammar', 'apa', 'content'] as const;

export type Area = (typeof areas)[number];

/** An error costs marks; advice never does. */
export type Severity = 'error' | 'advice';

/** One thing that the engine has to say about a paper. */
export type Finding = {
  /** Unique within a review and stable for the same paper: check id, colon, start offset or ordinal. */
  readonly id: string;
  readonly area: Area;
  /** The id of the check that found it: "apa-citation-ampersand". */
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  /** Position in `Paper.text`; `null` for something that is missing or that concerns the whole paper. */
  readonly span: Span | null;
  /** The paper's own words at `span`. */
  readonly quote: string | null;
  readonly page: number | null;
  /** Replacements for `quote`, best first; empty where there is none to offer. */
  readonly suggestions: readonly string[];
  /** Source of the rule: "APA 7, 8.17". */
  readonly source: string;
  /** Number of places it covers and is charged for; 1 if absent. */
  readonly times?: number;
};
