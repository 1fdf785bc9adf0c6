import type { ApaCost, CheckDescription, Paper, Severity, Span } from '@greenpen/paper';

/** One place where a check objects. */
export type CheckHit = {
  /** Offsets into `Paper.text`; `null` for something that is missing or that concerns the whole paper. */
  readonly span: Span | null;
  /** A short plain sentence: what is wrong, and what APA 7 wants. */
  readonly message: string;
  /** Replacements for the words at `span`, best first. */
  readonly suggestions?: readonly string[];
  /** Where this hit is less, or more, certain than the check usually is. */
  readonly severity?: Severity;
};

/** A rule of the standard as a pure function of a paper. It never throws on odd content. */
export type Check = CheckDescription & {
  readonly area: 'apa';
  readonly cost: ApaCost;
  readonly run: (paper: Paper) => Iterable<CheckHit>;
};
