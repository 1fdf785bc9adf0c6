import type { Verdict } from '@greenpen/grading';
import type { Span } from '@greenpen/paper';
import type { FaultKind } from './judge-paper/reply.ts';
import type { Tally } from './task.ts';
import type { Evidence } from './verify/evidence.ts';

/** What a model read in a paper, every part of it verified: plain data that can be sent to a thread and stored. */
export type ModelJudgement = {
  readonly relevance: ModelRelevance | null;
  readonly requirements: readonly ModelVerdict[];
  readonly criteria: readonly ModelLevel[];
  readonly thesis: {
    readonly kind: 'arguable' | 'factual' | 'topic only' | 'none';
    readonly at: Evidence | null;
  } | null;
  readonly claims: readonly ModelClaim[];
  readonly faults: readonly ModelFault[];
  readonly strengths: readonly { readonly at: Evidence; readonly why: string }[];
  readonly disputes: readonly ModelDispute[];
  /** Questions to the instructor. */
  readonly doubts: readonly ModelDoubt[];
  readonly edits: readonly LanguageEdit[];
  readonly tally: Tally;
  /** How far two readings of the paper agree; null where it was read once. */
  readonly agreement: ModelAgreement | null;
};

/** Verdicts, levels and relevance that both readings have, and how many of them are the same. */
export type ModelAgreement = { readonly points: number; readonly same: number };

export type ModelRelevance = {
  readonly verdict: 'on' | 'partly' | 'off';
  readonly at: Evidence | null;
  readonly reason: string;
};

export type ModelVerdict = {
  /** The requirement's own id. */
  readonly id: string;
  readonly verdict: Verdict;
  readonly at: Evidence | null;
  /** What is lacking, or what the program found instead; empty where nothing is to be said. */
  readonly reason: string;
};

export type ModelLevel = {
  /** The criterion's own id. */
  readonly id: string;
  /** Index in `levelsOf(criterion)`. */
  readonly level: number;
  readonly at: Evidence;
  readonly reason: string;
  /** What the next higher level would take; may be empty. */
  readonly next: string;
};

export type ModelClaim = {
  readonly at: Evidence;
  readonly support: 'evidence' | 'reasoning' | 'example' | 'none';
  readonly supportAt: Evidence | null;
};

export type ModelFault = {
  readonly kind: FaultKind;
  readonly at: Evidence;
  /** The other of two places that are compared. */
  readonly against: Evidence | null;
  readonly why: string;
  readonly change: string;
};

export type ModelDispute = { readonly finding: string; readonly why: string; readonly quote: string | null };

export type ModelDoubt = {
  readonly question: string;
  readonly at: Evidence | null;
  /** Id of the requirement or criterion it is about; null for the paper. */
  readonly about: string | null;
};

/** A change of a few words. */
export type LanguageEdit = {
  readonly span: Span;
  /** The words as they are. */
  readonly quote: string;
  readonly replacement: string;
  /** "subject-verb agreement" */
  readonly kind: string;
  /** A matter of style costs no points. */
  readonly isError: boolean;
};
