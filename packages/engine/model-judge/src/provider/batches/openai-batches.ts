import { z } from 'zod';
import { isUnknown, type BatchHttp } from './batch-http.ts';
import type { NoAnswer } from './batch-model.ts';
import type { BatchReply, ProviderBatches } from './provider-batches.ts';

const file = z.object({ id: z.string() });

const batch = z.object({
  id: z.string(),
  status: z.string(),
  input_file_id: z.string(),
  output_file_id: z.string().nullish(),
  error_file_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const page = z.object({ data: z.array(batch), has_more: z.boolean().default(false) });

const line = z.object({
  custom_id: z.string(),
  response: z.object({ status_code: z.number(), body: z.unknown() }).nullish(),
  error: z.object({ code: z.string().nullish() }).nullish(),
});

const ENDED: ReadonlySet<string> = new Set(['completed', 'failed', 'expired', 'cancelled']);

/** Under which a batch carries our own id, so that it can be found although the answer to its creation was lost. */
const OUR_ID = 'greenpen_batch';

/** What could not be deleted goes after a week by itself. */
const KEPT_SECONDS = 7 * 24 * 3600;

const MOST_PAGES = 20;

/**
 * OpenAI's Batch API: a file of requests, a batch over it, and a file of answers and one of errors.
 * https://developers.openai.com/api/reference/resources/batches
 */
export const openaiBatches: ProviderBatches = {
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),

  async send(http, { id, bodies }, signal) {
    const lines = bodies.map(({ id: customId, path, body }) =>
      JSON.stringify({ custom_id: customId, method: 'POST', url: `/v1/${path}`, body }),
    );
    const form = new FormData();
    form.set('purpose', 'batch');
    form.set('expires_after[anchor]', 'created_at');
    form.set('expires_after[seconds]', String(KEPT_SECONDS));
    form.set('file', new Blob([lines.join('\n')], { type: 'application/jsonl' }), `${id}.jsonl`);
    const input = file.parse(await http.json('POST', 'files', { body: form, signal }));
    const body = {
      input_file_id: input.id,
      endpoint: `/v1/${bodies[0]?.path ?? ''}`,
      completion_window: '24h',
      metadata: { [OUR_ID]: id },
      output_expires_after: { anchor: 'created_at', seconds: KEPT_SECONDS },
    };
    return batch.parse(await http.json('POST', 'batches', { body, signal })).id;
  },

  async find(http, { id }, signal) {
    let after = '';
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { data, has_more: hasMore } = page.parse(
        await http.json('GET', `batches?limit=100${after}`, { signal }),
      );
      const ours = data.find(({ metadata }) => metadata?.[OUR_ID] === id);
      if (ours !== undefined) return ours.id;
      if (!hasMore || data.length === 0) return null;
      after = `&after=${data.at(-1)?.id ?? ''}`;
    }
    return null;
  },

  async hasEnded(http, providerId, signal) {
    return ENDED.has((await getBatch(http, providerId, signal)).status);
  },

  async read(http, { providerId }, signal) {
    const { output_file_id: output, error_file_id: errors } = await getBatch(http, providerId, signal);
    const read: BatchReply[] = [];
    for (const id of [output, errors]) {
      if (id === null || id === undefined) continue;
      const lines = await http.lines(`files/${id}/content`, { signal });
      read.push(...lines.flatMap(replyIn));
    }
    return read;
  },

  async cancel(http, providerId, signal) {
    await http.json('POST', `batches/${providerId}/cancel`, { signal });
  },

  async forget(http, providerId, signal) {
    const { input_file_id: input, ...files } = await getBatch(http, providerId, signal);
    for (const id of [input, files.output_file_id, files.error_file_id]) {
      if (id === null || id === undefined) continue;
      await http.json('DELETE', `files/${id}`, { signal }).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      });
    }
  },
};

async function getBatch(http: BatchHttp, providerId: string, signal: AbortSignal) {
  return batch.parse(await http.json('GET', `batches/${providerId}`, { signal }));
}

const WHY: Readonly<Record<string, NoAnswer>> = { batch_expired: 'expired', batch_cancelled: 'cancelled' };

/** A request that expired or was cancelled has an error and no response. */
function replyIn(value: unknown): readonly BatchReply[] {
  const { data } = line.safeParse(value);
  if (data === undefined) return [];
  const { custom_id: id, response, error } = data;
  if (response === null || response === undefined) {
    return [{ id, reply: WHY[error?.code ?? ''] ?? 'failed' }];
  }
  return [{ id, reply: { status: response.status_code, body: response.body } }];
}
