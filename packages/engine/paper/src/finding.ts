import type { Span } from './span.ts';

export const areas = ['grammar', 'apa', 'content'] as const;

export type Area = (typeof areas)[number];

/** An error costs marks; advice never does. */
export type Severity = 'error' | 'advice';

/** Who found something: the program, a language model that was verified, or both. */
export const findingOrigins = ['measured', 'model', 'both'] as const;

export type FindingOrigin = (typeof findingOrigins)[number];

/** What a language model says against a finding. It costs nothing and is not in the feedback until it is decided. */
export type Dispute = { readonly why: string; readonly quote: string | null };

/** How readily a doubtful find of grammar costs marks, from the most forgiving on. */
export const strictnesses = ['lenient', 'standard', 'strict'] as const;

export type Strictness = (typeof strictnesses)[number];

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
  /** `measured` if absent. */
  readonly origin?: FindingOrigin | undefined;
  readonly dispute?: Dispute | undefined;
  /** The least strictness at which it is an error; below it, it is advice. Absent where strictness changes nothing. */
  readonly countsFrom?: Exclude<Strictness, 'lenient'> | undefined;
};

/** What a finding is where the criteria ask for this strictness. */
export function severityAt(
  { severity, countsFrom }: Pick<Finding, 'severity' | 'countsFrom'>,
  strictness: Strictness,
): Severity {
  if (countsFrom === undefined) return severity;
  return strictnesses.indexOf(strictness) >= strictnesses.indexOf(countsFrom) ? 'error' : 'advice';
}
