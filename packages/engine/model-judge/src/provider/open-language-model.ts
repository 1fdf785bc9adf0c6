import type { LanguageModel } from 'ai';
import type { ModelProvider, ModelSettings } from './feedback-model.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { modelAddressOf } from './model-address.ts';

type Options = { readonly apiKey: string; readonly baseURL: string; readonly fetch: typeof fetch };

/** A provider's code is loaded when it is the chosen one. */
const openers: Readonly<Record<ModelProvider, (options: Options, model: string) => Promise<LanguageModel>>> =
  {
    openai: async (options, model) => (await import('@ai-sdk/openai')).createOpenAI(options)(model),
    anthropic: async (options, model) => (await import('@ai-sdk/anthropic')).createAnthropic(options)(model),
    google: async (options, model) => (await import('@ai-sdk/google')).createGoogle(options)(model),
    'openai-compatible': async ({ apiKey, ...options }, model) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const named = { ...options, name: 'model', supportsStructuredOutputs: true };
      // Many self-hosted servers need no key; an empty one would be sent.
      return createOpenAICompatible(apiKey === '' ? named : { ...named, apiKey })(model);
    },
  };

/** The installation's model as the AI SDK calls it; `fetchOf` stands in for the network. */
export function openLanguageModel(settings: ModelSettings, fetchOf?: typeof fetch): Promise<LanguageModel> {
  const address = modelAddressOf(settings);
  const options = {
    apiKey: settings.apiKey ?? '',
    baseURL: address.href.replace(/\/$/u, ''),
    fetch: fetchOf ?? createGuardedFetch(address),
  };
  return openers[settings.provider](options, settings.model);
}
