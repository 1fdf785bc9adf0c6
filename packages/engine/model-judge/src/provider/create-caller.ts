import type { ModelSettings, ModelTrouble, ModelUsage, PromptReader } from './feedback-model.ts';

/** Sends a prompt as it is, once more without a shape where the server knows none; `fetchOf` stands in for the network. */
export function createCaller(settings: ModelSettings, fetchOf?: typeof fetch): PromptReader['ask'] {
  let isShapeHeld = true;
  return async (prompt, signal) => {
    const { openLanguageModel } = await import('./open-language-model.ts');
    const { callModel } = await import('./call-model.ts');
    const { isShapeRefused } = await import('./describe-trouble.ts');
    const model = await openLanguageModel(settings, fetchOf);
    const wasShapeHeld = isShapeHeld;
    const reply = await callModel({ model, prompt, isShapeHeld, signal }).catch((error: unknown) => {
      if (!wasShapeHeld || !isShapeRefused(error)) throw error;
      isShapeHeld = false;
      return callModel({ model, prompt, isShapeHeld, signal });
    });
    if (reply.ending === 'cut') return unusable('The reply is cut off at its greatest length.', reply.usage);
    if (reply.ending === 'filtered') return unusable('The provider held the reply back.', reply.usage);
    const { version, usage } = reply;
    const { apiKey } = settings;
    // Replies are kept and shown to instructors, who must not see the installation's key.
    const text = apiKey === null || apiKey === '' ? reply.text : reply.text.replaceAll(apiKey, '[key]');
    return { kind: 'answered', text, version, usage };
  };
}

function unusable(reason: string, usage: ModelUsage | null): ModelTrouble {
  return { kind: 'unusable', reason, usage };
}
