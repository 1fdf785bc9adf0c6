import type { ModelProvider, ModelSettings } from './feedback-model.ts';

const ownAddresses: Readonly<Record<Exclude<ModelProvider, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Where the installation's model is called: always said outright, so that no environment variable of a library decides it. */
export function modelAddressOf({ provider, baseUrl }: ModelSettings): URL {
  if (baseUrl !== null) return new URL(baseUrl);
  if (provider === 'openai-compatible') throw new TypeError('an OpenAI-compatible server needs its address');
  return new URL(ownAddresses[provider]);
}
