import { randomBytes } from 'node:crypto';
import { sayPrompt, type Prompt } from '../task.ts';
import { writePrompt } from '../reword-feedback/prompt.ts';
import { openBatchModel } from './batches/open-batch-model.ts';
import { createCaller } from './create-caller.ts';
import type {
  FeedbackModel,
  ModelSettings,
  ModelTrouble,
  ModelUsage,
  PromptReader,
} from './feedback-model.ts';
import { modelAddressOf } from './model-address.ts';

/** What providers add to a prompt of their own, beside the reply's shape. */
const MARGIN_TOKENS = 600;
/** Judging a paper takes a model that thinks a minute or more. */
const CALL_LIMIT_MS = 120_000;

type Options = {
  readonly callMs?: number;
  /** Of the installation, so that all its workers make the same prompts; a new one for each model otherwise. */
  readonly secret?: string;
};

/**
 * The installation's language model. What calls a model and reads its replies is loaded at the first call, so
 * that a process that only writes feedback on this machine stays small. Throws where the settings
 * name no address that can be called.
 */
export function openFeedbackModel(settings: ModelSettings, options: Options = {}): FeedbackModel {
  const { callMs = CALL_LIMIT_MS, secret = randomBytes(16).toString('hex') } = options;
  const { host } = modelAddressOf(settings);
  const call = createCaller(settings);
  const ask: PromptReader['ask'] = async (prompt, signal) => {
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(callMs);
    const either = AbortSignal.any([signal, limit]);
    try {
      return await unlessAborted(call(prompt, either), either);
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) return tooSlow(callMs);
      const { describeTrouble } = await import('./describe-trouble.ts');
      return describeTrouble(error);
    }
  };
  return {
    name: `${settings.model} at ${host}`,
    host,
    bound: (request) => boundOf(writePrompt(request)),
    reader: { secret, bound: boundOf, ask, batches: openBatchModel(settings) },
    draft: async (request, signal) => {
      const prompt = writePrompt(request);
      const answer = await ask(prompt, signal);
      if (answer.kind !== 'answered') return answer;
      const { text, usage, version } = answer;
      const { acceptReply } = await import('../reword-feedback/accept-reply.ts');
      const accepted = acceptReply(text, prompt);
      const exchange = { sent: sayPrompt(prompt), received: text };
      if (accepted.kind === 'refused') return { ...unusable(accepted.reason, usage), exchange };
      return { kind: 'drafted', feedback: accepted.feedback, version, usage, exchange };
    },
  };
}

/** Every token represents at least one byte. */
function boundOf({ instructions, assignment, material, shape, maxOutputTokens }: Prompt): number {
  const sent = [instructions, assignment, material, JSON.stringify(shape)];
  const bytes = sent.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return bytes + MARGIN_TOKENS + maxOutputTokens;
}

function unusable(reason: string, usage: ModelUsage | null): ModelTrouble {
  return { kind: 'unusable', reason, usage };
}

function tooSlow(milliseconds: number): ModelTrouble {
  const reason = `It did not answer in full within ${milliseconds / 1000} seconds.`;
  return { kind: 'unavailable', reason, retryAfterSeconds: null, usage: null };
}

/** Ends with the signal, even where a library does not hear it. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error('The call was ended.')), { once: true });
  return Promise.race([work, promise]);
}
