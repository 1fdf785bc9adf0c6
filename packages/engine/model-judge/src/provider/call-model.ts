import { type LanguageModel, NoObjectGeneratedError, Output, generateText, jsonSchema } from 'ai';
import type { Prompt } from '../task.ts';
import type { ModelUsage } from './feedback-model.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** OpenAI, Anthropic and servers like theirs say "model", Google says "modelVersion". */
const named = z.object({ model: z.string().optional(), modelVersion: z.string().optional() });

const MOST_CHARACTERS = 200;

export type ModelCall = {
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  /** Whether the provider is to hold the reply to its shape, or is only asked for it in words. */
  readonly isShapeHeld: boolean;
  readonly signal: AbortSignal;
};

export type ModelReply = {
  readonly text: string;
  /** Whether the reply was cut at its longest or held back by the provider's own filter. */
  readonly ending: 'whole' | 'cut' | 'filtered';
  /** The model as the provider names it in its answer; `null` where it does not. */
  readonly version: string | null;
  /** `null` where the provider did not count. */
  readonly usage: ModelUsage | null;
};

/** One request to the provider: no second try, no tools, no telemetry. Throws what the provider's trouble throws. */
export async function callModel(call: ModelCall): Promise<ModelReply> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { model, prompt, isShapeHeld, signal } = call;
  const { instructions, maxOutputTokens } = prompt;
  const schema = jsonSchema(prompt.shape);
  const shape = { output: Output.object({ schema, name: prompt.task.replaceAll('-', '_') }) };
  try {
    const { text, finishReason, usage, response } = await generateText({
      model,
      instructions,
      messages: [{ role: 'user', content: contentOf(prompt) }],
      ...(isShapeHeld && shape),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      include: { responseBody: true },
      telemetry: { isEnabled: false },
      // OpenAI keeps replies for 30 days unless told not to, and caches best where like prompts have the same key.
      providerOptions: { openai: { store: false, promptCacheKey: cacheKeyOf(prompt) } },
    });
    return { ...replyOf(text, finishReason, usage), version: versionIn(response.body) };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { ...replyOf(error.text ?? '', error.finishReason, error.usage), version: null };
  }
}

/** Papers of one assignment have the same key: what stands before the paper is the same for them. */
function cacheKeyOf({ task, assignment }: Prompt): string {
  return `${task}-${createHash('sha256').update(assignment).digest('hex').slice(0, 16)}`;
}

/**
 * The part that is the same for all papers of an assignment, marked for Anthropic, which caches only what is marked, and
 * the paper's own. The other providers cache by themselves what prompts begin with.
 */
function contentOf({ assignment, material }: Prompt) {
  const own = { type: 'text' as const, text: material };
  if (assignment === '') return [own];
  return [
    {
      type: 'text' as const,
      text: `${assignment}\n\n`,
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    own,
  ];
}

type Counted = { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined };

function replyOf(
  text: string,
  finishReason: string | undefined,
  usage: Counted | undefined,
): Omit<ModelReply, 'version'> {
  const { inputTokens, outputTokens } = usage ?? {};
  return {
    text,
    ending: finishReason === 'length' ? 'cut' : finishReason === 'content-filter' ? 'filtered' : 'whole',
    usage: inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens },
  };
}

/** The model that an answer names, as one plain word; `null` where it names none. */
export function versionIn(body: unknown): string | null {
  const { data } = named.safeParse(body);
  const said = data?.modelVersion ?? data?.model ?? '';
  const plain = said.replaceAll(/[^\w.:/@+-]/gu, '').slice(0, MOST_CHARACTERS);
  return plain === '' ? null : plain;
}
