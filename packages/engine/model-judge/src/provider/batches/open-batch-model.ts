import type { Prompt } from '../../task.ts';
import { createCaller } from '../create-caller.ts';
import type { ModelProvider, ModelSettings, ModelTrouble } from '../feedback-model.ts';
import { modelAddressOf } from '../model-address.ts';
import type { BatchHttp } from './batch-http.ts';
import type { BatchAnswer, BatchModel, BatchRequest } from './batch-model.ts';
import type { BatchBody, BatchReply, ProviderBatches } from './provider-batches.ts';

const services: Partial<Readonly<Record<ModelProvider, () => Promise<ProviderBatches>>>> = {
  openai: async () => (await import('./openai-batches.ts')).openaiBatches,
  anthropic: async () => (await import('./anthropic-batches.ts')).anthropicBatches,
};

type Open = { readonly http: BatchHttp; readonly service: ProviderBatches };

/**
 * The batch service of the installation's provider; undefined where it has none. A request is what the same prompt
 * would be sent as live, and its answer is read as a live one would be.
 */
export function openBatchModel(settings: ModelSettings): BatchModel | undefined {
  const load = services[settings.provider];
  if (load === undefined) return undefined;
  const open = async (): Promise<Open> => {
    const { BatchHttp: Http } = await import('./batch-http.ts');
    const service = await load();
    return { service, http: new Http(modelAddressOf(settings), service.headers(settings.apiKey ?? '')) };
  };
  const attempt = createAttempt(open);
  return {
    send: async ({ id, requests }, signal) => {
      const bodies = await Promise.all(requests.map((request) => bodyOf(settings, request)));
      const sent = await attempt(
        async ({ service, http }) => ({
          kind: 'sent' as const,
          providerId: await service.send(http, { id, bodies }, signal),
        }),
        signal,
      );
      return sent.kind === 'unusable' ? { kind: 'refused', reason: sent.reason } : sent;
    },
    find: async (batch, signal) =>
      asUnavailable(
        await attempt(async ({ service, http }) => {
          const providerId = await service.find(http, batch, signal);
          return providerId === null ? { kind: 'absent' as const } : { kind: 'found' as const, providerId };
        }, signal),
      ),
    check: async (providerId, signal) =>
      asUnavailable(
        await attempt(async ({ service, http }) => {
          const { isUnknown } = await import('./batch-http.ts');
          try {
            const hasEnded = await service.hasEnded(http, providerId, signal);
            return { kind: hasEnded ? ('ended' as const) : ('running' as const) };
          } catch (error) {
            if (isUnknown(error)) return { kind: 'gone' as const };
            throw error;
          }
        }, signal),
      ),
    read: async (providerId, requests, signal) =>
      asUnavailable(
        await attempt(async ({ service, http }) => {
          const replies = await service.read(http, providerId, signal);
          return { kind: 'read' as const, answers: await readReplies(settings, requests, replies) };
        }, signal),
      ),
    cancel: async (providerId, signal) =>
      asUnavailable(
        await attempt(async ({ service, http }) => {
          await service.cancel(http, providerId, signal);
          return { kind: 'cancelled' as const };
        }, signal),
      ),
    forget: async (providerId, signal) =>
      asUnavailable(
        await attempt(async ({ service, http }) => {
          await service.forget(http, providerId, signal);
          return { kind: 'forgotten' as const };
        }, signal),
      ),
  };
}

/** Turns what a call throws into trouble, unless the signal was aborted. */
function createAttempt(open: () => Promise<Open>) {
  return async <Done>(
    call: (open: Open) => Promise<Done>,
    signal: AbortSignal,
  ): Promise<Done | ModelTrouble> => {
    signal.throwIfAborted();
    try {
      return await call(await open());
    } catch (error) {
      signal.throwIfAborted();
      const { describeTrouble } = await import('../describe-trouble.ts');
      return describeTrouble(error);
    }
  };
}

type Unusable = Extract<ModelTrouble, { readonly kind: 'unusable' }>;

/** What is asked about a batch is never about one request, so a refusal is trouble that may pass. */
function asUnavailable<Done extends { readonly kind: string }>(
  done: Done,
): Exclude<Done, Unusable> | Extract<ModelTrouble, { readonly kind: 'unavailable' }> {
  if (done.kind !== 'unusable') return done as Exclude<Done, Unusable>;
  return {
    kind: 'unavailable',
    reason: 'It refuses to tell of a batch.',
    retryAfterSeconds: null,
    usage: null,
  };
}

class Captured extends Error {}

/** What a live call would send, taken down instead of sent. */
async function bodyOf(settings: ModelSettings, { id, prompt }: BatchRequest): Promise<BatchBody> {
  const { openLanguageModel } = await import('../open-language-model.ts');
  const { callModel } = await import('../call-model.ts');
  const base = modelAddressOf(settings).href.replace(/\/$/u, '');
  const taken: Omit<BatchBody, 'id'>[] = [];
  const model = await openLanguageModel(settings, async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const body: unknown = JSON.parse(String(init?.body));
    if (typeof body === 'object' && body !== null) taken.push({ path: url.slice(base.length + 1), body });
    throw new Captured('taken down');
  });
  const { signal } = new AbortController();
  await callModel({ model, prompt, isShapeHeld: true, signal }).catch(() => undefined);
  const [request] = taken;
  if (request === undefined) throw new Error('The prompt could not be turned into a request.');
  return { id, ...request };
}

async function readReplies(
  settings: ModelSettings,
  requests: readonly BatchRequest[],
  replies: readonly BatchReply[],
): Promise<ReadonlyMap<string, BatchAnswer>> {
  const prompts = new Map(requests.map(({ id, prompt }) => [id, prompt]));
  const answers = new Map<string, BatchAnswer>();
  for (const { id, reply } of replies) {
    const prompt = prompts.get(id);
    if (prompt === undefined) continue;
    answers.set(id, reply === null ? { kind: 'not-done' } : await readReply(settings, prompt, reply));
  }
  return answers;
}

async function readReply(
  settings: ModelSettings,
  prompt: Prompt,
  { status, body }: { readonly status: number; readonly body: unknown },
): Promise<BatchAnswer> {
  const headers = { 'content-type': 'application/json' };
  const call = createCaller(settings, async () => new Response(JSON.stringify(body), { status, headers }));
  try {
    const answer = await call(prompt, new AbortController().signal);
    return answer.kind === 'unavailable' ? { kind: 'not-done' } : answer;
  } catch (error) {
    const { describeTrouble } = await import('../describe-trouble.ts');
    const trouble = describeTrouble(error);
    return trouble.kind === 'unusable' ? trouble : { kind: 'not-done' };
  }
}
