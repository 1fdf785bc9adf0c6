import { acceptReply } from './draft-feedback/accept-reply.ts';
import { writePrompt, type DraftPrompt } from './draft-feedback/prompt.ts';
import type { FeedbackModel, ModelDraftOutcome, ModelSettings, ModelUsage } from './feedback-model.ts';
import { modelAddressOf } from './model-address.ts';

/** The four texts take some 1,200 tokens; a model that thinks before it writes counts its thoughts as well. */
const MOST_OUTPUT_TOKENS = 6_000;
/** What providers add to a prompt of their own: roles, the reply's shape. */
const MARGIN_TOKENS = 600;
const CALL_LIMIT_MS = 60_000;

type Limits = { readonly callMs?: number };

/**
 * The installation's language model. Nothing of the AI SDK is loaded before the first call. Throws where the settings
 * name no address that can be called.
 */
export function openFeedbackModel(settings: ModelSettings, limits: Limits = {}): FeedbackModel {
  const { host } = modelAddressOf(settings);
  return {
    name: `${settings.model} at ${host}`,
    host,
    bound: (request) => boundOf(writePrompt(request)),
    draft: async (request, signal) => {
      signal.throwIfAborted();
      const limit = AbortSignal.timeout(limits.callMs ?? CALL_LIMIT_MS);
      try {
        const prompt = writePrompt(request);
        return await settled(askModel(settings, prompt, AbortSignal.any([signal, limit])), [signal, limit]);
      } catch (error) {
        signal.throwIfAborted();
        if (limit.aborted) return tooSlow(limits.callMs ?? CALL_LIMIT_MS);
        const { describeTrouble } = await import('./describe-trouble.ts');
        return describeTrouble(error);
      }
    },
  };
}

/** Every token stands for a byte at least. */
function boundOf({ instructions, material }: DraftPrompt): number {
  return Buffer.byteLength(instructions) + Buffer.byteLength(material) + MARGIN_TOKENS + MOST_OUTPUT_TOKENS;
}

async function askModel(
  settings: ModelSettings,
  prompt: DraftPrompt,
  signal: AbortSignal,
): Promise<ModelDraftOutcome> {
  const [{ openLanguageModel }, { callModel }] = await Promise.all([
    import('./open-language-model.ts'),
    import('./call-model.ts'),
  ]);
  const model = await openLanguageModel(settings);
  const { instructions, material } = prompt;
  const reply = await callModel({
    model,
    instructions,
    material,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    signal,
  });
  if (reply.ending === 'cut') return unusable('The reply is cut off at its greatest length.', reply.usage);
  if (reply.ending === 'filtered') return unusable('The provider held the reply back.', reply.usage);
  const accepted = acceptReply(reply.text, prompt);
  if (accepted.kind === 'refused') return unusable(accepted.reason, reply.usage);
  return { kind: 'drafted', feedback: accepted.feedback, usage: reply.usage };
}

function unusable(reason: string, usage: ModelUsage | null): ModelDraftOutcome {
  return { kind: 'unusable', reason, usage };
}

function tooSlow(milliseconds: number): ModelDraftOutcome {
  const reason = `It did not answer in full within ${milliseconds / 1000} seconds.`;
  return { kind: 'unavailable', reason, retryAfterSeconds: null, usage: null };
}

/** Ends with the first signal, even where a library does not hear it. */
function settled<Value>(work: Promise<Value>, signals: readonly AbortSignal[]): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  for (const signal of signals) signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
