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
  google: async () => (await import('./google-batches.ts')).googleBatches,
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
      const send = async ({ service, http }: Open) => service.send(http, { id, bodies }, signal);
      const sent = await attempt(send, signal);
      if ('done' in sent) return { kind: 'sent', providerId: sent.done };
      return sent.kind === 'unusable' ? { kind: 'refused', reason: sent.reason } : sent;
    },
    find: async (batch, signal) => {
      const found = await attempt(({ service, http }) => service.find(http, batch, signal), signal);
      if (!('done' in found)) return asUnavailable(found);
      return found.done === null ? { kind: 'absent' } : { kind: 'found', providerId: found.done };
    },
    check: async (providerId, signal) => {
      const checked = await attempt((opened) => checkBatch(opened, providerId, signal), signal);
      return 'done' in checked ? { kind: checked.done } : asUnavailable(checked);
    },
    read: async (providerId, requests, signal) => {
      const read = await attempt(async ({ service, http }) => {
        const requestIds = requests.map(({ id }) => id);
        return readReplies(settings, requests, await service.read(http, { providerId, requestIds }, signal));
      }, signal);
      return 'done' in read ? { kind: 'read', answers: read.done } : asUnavailable(read);
    },
    cancel: async (providerId, signal) => {
      const told = await attempt(({ service, http }) => service.cancel(http, providerId, signal), signal);
      return 'done' in told ? { kind: 'cancelled' } : asUnavailable(told);
    },
    forget: async (providerId, signal) => {
      const told = await attempt(({ service, http }) => service.forget(http, providerId, signal), signal);
      return 'done' in told ? { kind: 'forgotten' } : asUnavailable(told);
    },
  };
}

async function checkBatch({ service, http }: Open, providerId: string, signal: AbortSignal) {
  const { isUnknown } = await import('./batch-http.ts');
  try {
    return (await service.hasEnded(http, providerId, signal)) ? 'ended' : 'running';
  } catch (error) {
    if (isUnknown(error)) return 'gone';
    throw error;
  }
}

/** Turns what a call throws into trouble, unless the signal was aborted. */
function createAttempt(open: () => Promise<Open>) {
  return async <Done>(
    call: (open: Open) => Promise<Done>,
    signal: AbortSignal,
  ): Promise<{ readonly done: Done } | ModelTrouble> => {
    signal.throwIfAborted();
    try {
      return { done: await call(await open()) };
    } catch (error) {
      signal.throwIfAborted();
      const { describeTrouble } = await import('../describe-trouble.ts');
      return describeTrouble(error);
    }
  };
}

/** What is asked about a batch is never about one request, so a refusal is trouble that may pass. */
function asUnavailable(trouble: ModelTrouble): Extract<ModelTrouble, { readonly kind: 'unavailable' }> {
  if (trouble.kind === 'unavailable') return trouble;
  const reason = 'It refuses to tell of a batch.';
  return { kind: 'unavailable', reason, retryAfterSeconds: null, usage: null };
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
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
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
    answers.set(
      id,
      typeof reply === 'string' ? { kind: 'not-done', why: reply } : await readReply(settings, prompt, reply),
    );
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
    return answer.kind === 'unavailable' ? { kind: 'not-done', why: 'failed' } : answer;
  } catch (error) {
    const { describeTrouble } = await import('../describe-trouble.ts');
    const trouble = describeTrouble(error);
    return trouble.kind === 'unusable' ? trouble : { kind: 'not-done', why: 'failed' };
  }
}
