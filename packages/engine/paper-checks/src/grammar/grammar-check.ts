import type { CheckDescription, GrammarCost, Paper, Severity } from '@greenpen/paper';

/** A place in the text that was given to the check. */
export type GrammarHit = {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** Replacements for the words from `start` to `end`, best first. */
  readonly suggestions?: readonly string[];
  /** True where edited prose may have it too: advice, unless the criteria are strict. */
  readonly isDoubtful?: boolean;
  /** True where a name beside the place proves as much as any other noun. */
  readonly mayTouchName?: boolean;
  /** True where a comma is missing before the words, behind a name or a citation that only the paper shows. */
  readonly lacksCommaBefore?: boolean;
};

/** What a finding is reported as: one kind may have several rules, ours and the grammar library's. */
export type GrammarKind = Pick<CheckDescription, 'id' | 'title' | 'advice' | 'recall'> & {
  readonly cost: GrammarCost;
  /** True for what writers of English as a second language get wrong for years; lenient criteria do not count it. */
  readonly isLearnedLate?: boolean;
};

/**
 * A rule of the language as a pure function of a paragraph. The text comes masked (citations gone, names and
 * quotations replaced, straight apostrophes), so that what others wrote is never marked.
 */
export type GrammarCheck = GrammarKind & {
  readonly severity: Severity;
  /** Source of the rule: "APA 7, 6.33". */
  readonly source: string;
  /** The rule in one sentence. */
  readonly summary: string;
  /** For advice that a post to classmates or a personal text need not follow. */
  readonly register?: 'academic';
  /** True for advice that is given once a paper, at its first place, with the number of the others. */
  readonly oncePerPaper?: boolean;
  readonly find: (text: string, paper: Paper) => Iterable<GrammarHit>;
};
