import type { RequirementResult, Scores } from '@greenpen/grading';
import type { Area, Finding } from '@greenpen/paper';

/** A sentence of a draft, with the findings, requirements and scores that it rests on. */
export type SpokenSentence = {
  readonly area: Area | 'overall';
  readonly paragraph: number;
  readonly text: string;
  readonly restsOn: readonly string[];
  /** The same in fewer words, for an instructor who writes little. */
  readonly brief?: string;
  /** Whether it is never left out. */
  readonly isNeeded?: true;
  /** Whether it goes on with the sentence before it, and says nothing without it. */
  readonly isFollowing?: boolean;
  /** Whether the words are the instructor's. */
  readonly isOwn?: true;
};

/** The paper that a draft is about. */
export type SpeakContext = {
  readonly firstName: string | null;
  readonly scores: Scores;
  readonly findings: readonly Finding[];
  readonly requirements: readonly RequirementResult[];
  /** What kinds of statements a text asks for: "objection". None where it is left out. */
  readonly kindsOf?: ((text: string) => readonly string[]) | undefined;
};
