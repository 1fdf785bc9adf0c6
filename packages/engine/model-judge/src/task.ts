import type {
  AssignmentBrief,
  FeedbackStyle,
  GradedExample,
  RequirementKind,
  RequirementResult,
  Rubric,
  Scores,
} from '@greenpen/grading';
import type { Area, Finding, Paper } from '@greenpen/paper';

export const modelTasks = ['judge-paper', 'edit-language', 'write-feedback'] as const;

export type ModelTask = (typeof modelTasks)[number];

/** One request to a model. What is the same for all papers of an assignment comes first, so that providers can cache it. */
export type Prompt = {
  readonly task: ModelTask | 'reword-feedback';
  /** The same for every paper of every assignment. */
  readonly instructions: string;
  /** The same for every paper of the assignment; may be empty. */
  readonly assignment: string;
  /** About this paper alone. */
  readonly material: string;
  /** JSON Schema of the reply, for providers that can hold a model to it. */
  readonly shape: object;
  readonly maxOutputTokens: number;
};

/** The whole text of a prompt, as it is sent. */
export function sayPrompt({ instructions, assignment, material }: Prompt): string {
  return [instructions, assignment, material].filter((part) => part !== '').join('\n\n');
}

/** Asks the model; `null` where no usable answer came and none will come for this prompt. */
export type AskModel = (prompt: Prompt) => Promise<string | null>;

/** A paper with what the engine found in it, as a model is told. */
export type ReviewedPaper = {
  readonly paper: Paper;
  readonly brief: AssignmentBrief | null;
  /** In the order in which they become R1, R2, … */
  readonly requirements: readonly RequirementResult[];
  /** In the order in which they become C1, C2, … */
  readonly rubric: Rubric;
  readonly findings: readonly Finding[];
  readonly scores: Scores;
  /** Points that findings cost in their area, by id; absent: not known. */
  readonly costs?: Readonly<Record<string, number>>;
  /** Areas that do not apply to this paper, of which nothing is to be said; absent: none. */
  readonly notJudged?: readonly Area[];
  readonly words: number;
  readonly style: FeedbackStyle;
  readonly studentName: string | null;
  /** Papers that the instructor graded, of which at most four are shown as anchors. */
  readonly examples?: readonly GradedExample[];
  /** Sentences of the instructor's own, for their manner alone. */
  readonly templates?: readonly string[];
  /** How she writes, a sentence a trait: "Your sentences have about 14 words." */
  readonly manner?: readonly string[];
};

/** How many items of a reply were checked and kept, for the figures of a model. */
export type Tally = { readonly items: number; readonly kept: number };

export function addTallies(...tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { items, kept }) => ({ items: sum.items + items, kept: sum.kept + kept }), {
    items: 0,
    kept: 0,
  });
}

/**
 * Whether the engine decides by counting: meaning is the model's to judge, and so is what the engine can't count ("Do not
 * just summarize the policy", "Give the full reference at the end").
 */
export function isCounted({ requirement: { kind }, verdict, reason }: RequirementResult): boolean {
  if (kind === 'length' || kind === 'person') return true;
  return FORMS.has(kind) && (verdict !== 'cannot-tell' || reason !== undefined);
}

const FORMS: ReadonlySet<RequirementKind> = new Set(['sources', 'visual', 'format']);
