import type { AssignmentBrief, Feedback, FeedbackStyle, ScoreBasis, Scores } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import type { Prompt } from '../task.ts';
import type { BatchModel } from './batches/batch-model.ts';
import type { Charged, ModelAnswer, ModelTrouble } from './model-answer.ts';

export type { ModelAnswer, ModelTrouble, ModelUsage } from './model-answer.ts';

export type ModelProvider = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

/** The language model that an installation chose. */
export type ModelSettings = {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly apiKey: string | null;
  /** `null` is the provider's own address; an OpenAI-compatible server has none and must be given. */
  readonly baseUrl: string | null;
};

/**
 * What a model is asked to write feedback from. The student's name is never sent: it is taken out of everything that
 * is, and the first name is put into the reply.
 */
export type ModelDraftRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly basis: ScoreBasis;
  readonly scores: Scores;
  readonly brief: AssignmentBrief | null;
  readonly style: FeedbackStyle;
  readonly studentName: string | null;
  /** The draft that was written on this machine. */
  readonly onDevice: Feedback;
};

export type ModelDraftOutcome = (
  | (Charged & { readonly kind: 'drafted'; readonly feedback: Feedback })
  | ModelTrouble
) & {
  /** What was sent and what came back; absent where nothing came back. */
  readonly exchange?: { readonly sent: string; readonly received: string };
};

export type PromptReader = {
  /** From which the keys of the fences are made. */
  readonly secret: string;
  /** Tokens that one prompt can cost at most. */
  readonly bound: (prompt: Prompt) => number;
  /** One call within the time limit. Throws when `signal` is aborted, and never otherwise. */
  readonly ask: (prompt: Prompt, signal: AbortSignal) => Promise<ModelAnswer>;
  /** Answers many prompts within a day at half the price; absent where the provider has no such service. */
  readonly batches?: BatchModel | undefined;
};

export type FeedbackModel = {
  /** As the installation calls it: "gpt-5-mini at api.openai.com". */
  readonly name: string;
  /** Where papers are sent. */
  readonly host: string;
  /** Tokens that a request can cost at most: every byte of the prompt as a token, and the longest answer. */
  readonly bound: (request: ModelDraftRequest) => number;
  /** Answers prompts of any task; absent where a model only rewords. */
  readonly reader?: PromptReader | undefined;
  /** One call that rewords the draft, as `PromptReader.ask`. */
  readonly draft: (request: ModelDraftRequest, signal: AbortSignal) => Promise<ModelDraftOutcome>;
};
