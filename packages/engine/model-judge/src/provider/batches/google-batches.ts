import { z } from 'zod';
import type { BatchHttp } from './batch-http.ts';
import type { BatchReply, ProviderBatches } from './provider-batches.ts';

const answer = z.object({
  metadata: z.object({ key: z.string() }),
  response: z.unknown().optional(),
  error: z.object({ code: z.number().default(0), message: z.string().default('') }).optional(),
});

const output = z.object({
  inlinedResponses: z.object({ inlinedResponses: z.array(z.unknown()).default([]) }).optional(),
});

/** A batch is a long-running operation: what it is in `metadata`, its answers in `response`. */
const operation = z.object({
  name: z.string(),
  done: z.boolean().default(false),
  metadata: z
    .object({
      displayName: z.string().default(''),
      state: z.string().default(''),
      batchStats: z.object({ successfulRequestCount: z.coerce.number().default(0) }).optional(),
      output: output.optional(),
    })
    .prefault({}),
  response: output.optional(),
});

type Operation = z.infer<typeof operation>;

const page = z.object({
  operations: z.array(operation).default([]),
  nextPageToken: z.string().default(''),
});

/** The reference calls them BATCH_STATE_…, the guide JOB_STATE_…. */
const ENDED = /_(?:SUCCEEDED|FAILED|CANCELLED|EXPIRED)$/u;

/** `google.rpc.Code`: INVALID_ARGUMENT. */
const INVALID = 3;

const MOST_PAGES = 20;

/**
 * Google's Batch API: the requests are sent in the call that creates the batch, which takes 20 MB, and carries our id
 * as its display name. https://ai.google.dev/api/batch-api
 */
export const googleBatches: ProviderBatches = {
  headers: (apiKey) => ({ 'x-goog-api-key': apiKey }),

  async send(http, { id, bodies }, signal) {
    const requests = bodies.map(({ id: key, body }) => ({ request: body, metadata: { key } }));
    const batch = { displayName: id, inputConfig: { requests: { requests } } };
    const path = (bodies[0]?.path ?? '').replace(/:generateContent$/u, ':batchGenerateContent');
    return operation.parse(await http.json('POST', path, { body: { batch }, signal })).name;
  },

  async find(http, { id }, signal) {
    let after = '';
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { operations, nextPageToken } = page.parse(
        await http.json('GET', `batches?pageSize=100${after}`, { signal }),
      );
      const ours = operations.find(({ metadata }) => metadata.displayName === id);
      if (ours !== undefined) return ours.name;
      if (nextPageToken === '') return null;
      after = `&pageToken=${encodeURIComponent(nextPageToken)}`;
    }
    return null;
  },

  async hasEnded(http, name, signal) {
    const { done, metadata } = await getOperation(http, name, signal);
    return done || ENDED.test(metadata.state);
  },

  /** A batch that expired or was cancelled has no answers, even where some had been made. */
  async read(http, { providerId: name, requestIds }, signal) {
    const { response, metadata } = await getOperation(http, name, signal);
    const { inlinedResponses } = response ?? metadata.output ?? {};
    const replies = (inlinedResponses?.inlinedResponses ?? []).flatMap(replyIn);
    return replies.length > 0 ? replies : withoutAnswers(metadata, requestIds);
  },

  async cancel(http, name, signal) {
    await http.json('POST', `${name}:cancel`, { signal });
  },

  async forget(http, name, signal) {
    await http.json('DELETE', name, { signal });
  },
};

async function getOperation(http: BatchHttp, name: string, signal: AbortSignal): Promise<Operation> {
  return operation.parse(await http.json('GET', name, { signal }));
}

function replyIn(value: unknown): readonly BatchReply[] {
  const { data } = answer.safeParse(value);
  if (data === undefined) return [];
  const { metadata, response, error } = data;
  const { key: id } = metadata;
  if (error === undefined && response !== undefined) return [{ id, reply: { status: 200, body: response } }];
  if (error?.code === INVALID) return [{ id, reply: { status: 400, body: { error } } }];
  return [{ id, reply: 'failed' }];
}

/** As many requests as were answered before it was cancelled count as charged; which ones they are cannot be told. */
function withoutAnswers(
  { state, batchStats }: Operation['metadata'],
  requestIds: readonly string[],
): readonly BatchReply[] {
  const why = state.endsWith('_CANCELLED') ? 'cancelled' : state.endsWith('_EXPIRED') ? 'expired' : 'failed';
  const answered = why === 'cancelled' ? (batchStats?.successfulRequestCount ?? 0) : 0;
  return requestIds.map((id, index) => ({ id, reply: index < answered ? 'lost' : why }));
}
