import type { AssignmentBrief, Criteria, GradedExample, Review } from '@greenpen/grading';
import type { ModelJudgement } from '@greenpen/model-judge';
import type { Paper, Refusal } from '@greenpen/paper';
import type { ClassProfile } from '@greenpen/paper-scoring';
import type { VoiceCorrections, VoiceSource } from '@greenpen/voice';

/** A paper as a file's bytes (which are handed over, not copied) or as plain text. */
export type PaperSource =
  | { readonly bytes: Uint8Array; readonly fileName: string }
  | { readonly text: string };

export type ReviewRequest = {
  readonly source: PaperSource;
  readonly brief?: AssignmentBrief | null;
  /** The student as the instructor or her learning management system names her; absent where only the paper does. */
  readonly studentName?: string | null | undefined;
  /** Weights and style; the product's defaults where absent. */
  readonly criteria?: Criteria;
  readonly examples?: readonly GradedExample[];
  /** What the other papers of the assignment tell about this one; absent where they were not read. */
  readonly classmates?: ClassProfile | null;
  /** What a language model read in the paper, verified; absent where none did. */
  readonly byModel?: ModelJudgement | null;
  /** False where the model's verdicts and levels change no score, since measuring is nearer to the instructor's marks. */
  readonly countsModel?: boolean;
  /** What the instructor wrote, from which her voice is learned, and what she corrected; absent without any. */
  readonly voice?: InstructorVoice;
};

export type InstructorVoice = {
  readonly sources: readonly VoiceSource[];
  readonly corrections?: VoiceCorrections | undefined;
};

export type ReviewOutcome =
  | { readonly status: 'reviewed'; readonly paper: Paper; readonly review: Review }
  | { readonly status: 'refused'; readonly refusal: Refusal };
