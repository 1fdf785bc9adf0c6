import { writePrompt, type DraftPrompt } from './draft-feedback/prompt.ts';
import type { FeedbackModel, ModelDraftOutcome, ModelSettings, ModelUsage } from './feedback-model.ts';
import { modelAddressOf } from './model-address.ts';

/** What providers add to a prompt of their own: roles, the reply's shape. */
const MARGIN_TOKENS = 600;
/** The four texts take some 1,200 tokens; a model that thinks before it writes counts its thoughts as well. */
const MOST_OUTPUT_TOKENS = 6_000;
/** A call that hangs when the provider is well again is over in time for its paper to be drafted within a minute. */
const CALL_LIMIT_MS = 45_000;

type Limits = { readonly callMs?: number };

/**
 * The installation's language model. What calls a model and reads its replies is loaded at the first call, so
 * that a process that only writes feedback on this machine stays small. Throws where the settings
 * name no address that can be called.
 */
export function openFeedbackModel(settings: ModelSettings, limits: Limits = {}): FeedbackModel {
  const { callMs = CALL_LIMIT_MS } = limits;
  const { host } = modelAddressOf(settings);
  const ask = createAsker(settings);
  return {
    name: `${settings.model} at ${host}`,
    host,
    bound: (request) => boundOf(writePrompt(request)),
    draft: async (request, signal) => {
      signal.throwIfAborted();
      const limit = AbortSignal.timeout(callMs);
      const either = AbortSignal.any([signal, limit]);
      try {
        return await unlessAborted(ask(writePrompt(request), either), either);
      } catch (error) {
        signal.throwIfAborted();
        if (limit.aborted) return tooSlow(callMs);
        const { describeTrouble } = await import('./describe-trouble.ts');
        return describeTrouble(error);
      }
    },
  };
}

/** Every token represents at least one byte. */
function boundOf({ instructions, material }: DraftPrompt): number {
  return Buffer.byteLength(instructions) + Buffer.byteLength(material) + MARGIN_TOKENS + MOST_OUTPUT_TOKENS;
}

type Asker = (prompt: DraftPrompt, signal: AbortSignal) => Promise<ModelDraftOutcome>;

function createAsker(settings: ModelSettings): Asker {
  let isShapeHeld = true;
  return async (prompt, signal) => {
    const { openLanguageModel } = await import('./open-language-model.ts');
    const { callModel } = await import('./call-model.ts');
    const { isShapeRefused } = await import('./describe-trouble.ts');
    const { acceptReply } = await import('./draft-feedback/accept-reply.ts');
    const { instructions, material } = prompt;
    const model = await openLanguageModel(settings);
    const call = { model, instructions, material, maxOutputTokens: MOST_OUTPUT_TOKENS, signal };
    const wasShapeHeld = isShapeHeld;
    const reply = await callModel({ ...call, isShapeHeld }).catch((error: unknown) => {
      if (!wasShapeHeld || !isShapeRefused(error)) throw error;
      isShapeHeld = false;
      return callModel({ ...call, isShapeHeld });
    });
    if (reply.ending === 'cut') return unusable('The reply is cut off at its greatest length.', reply.usage);
    if (reply.ending === 'filtered') return unusable('The provider held the reply back.', reply.usage);
    const accepted = acceptReply(reply.text, prompt);
    if (accepted.kind === 'refused') return unusable(accepted.reason, reply.usage);
    return { kind: 'drafted', feedback: accepted.feedback, version: reply.version, usage: reply.usage };
  };
}

function unusable(reason: string, usage: ModelUsage | null): ModelDraftOutcome {
  return { kind: 'unusable', reason, usage };
}

function tooSlow(milliseconds: number): ModelDraftOutcome {
  const reason = `It did not answer in full within ${milliseconds / 1000} seconds.`;
  return { kind: 'unavailable', reason, retryAfterSeconds: null, usage: null };
}

/** Ends with the signal, even where a library does not hear it. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error('The call was ended.')), { once: true });
  return Promise.race([work, promise]);
}
