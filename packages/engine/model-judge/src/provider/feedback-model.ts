import type { AssignmentBrief, Feedback, FeedbackStyle, ScoreBasis, Scores } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import type { Prompt } from '../task.ts';
import type { BatchModel } from './batches/batch-model.ts';

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

/**
 * Tokens as the provider counted them, zeros where nothing can have been charged. Where an outcome has `null` the
 * provider did not say, and the call may have cost up to its bound.
 */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

type Charged = {
  /** Which model the provider says it was, such as "gpt-5-mini-2025-08-07"; null where it does not say. */
  readonly version: string | null;
  readonly usage: ModelUsage | null;
};

/** Reasons are short English sentences for the log and the screen, without student text, key or reply. */
export type ModelTrouble =
  /** The provider is in trouble or not set up right: the same request may be made later. */
  | {
      readonly kind: 'unavailable';
      readonly reason: string;
      readonly retryAfterSeconds: number | null;
      readonly usage: ModelUsage | null;
    }
  /** The provider answered, with nothing that may be shown for this paper. */
  | { readonly kind: 'unusable'; readonly reason: string; readonly usage: ModelUsage | null };

export type ModelDraftOutcome = (
  | (Charged & { readonly kind: 'drafted'; readonly feedback: Feedback })
  | ModelTrouble
) & {
  /** What was sent and what came back; absent where nothing came back. */
  readonly exchange?: { readonly sent: string; readonly received: string };
};

export type ModelAnswer = (Charged & { readonly kind: 'answered'; readonly text: string }) | ModelTrouble;

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
