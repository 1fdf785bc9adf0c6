import { z } from 'zod';
import type { BatchReply, ProviderBatches } from './provider-batches.ts';

const batch = z.object({
  id: z.string(),
  processing_status: z.string(),
  created_at: z.string(),
  request_counts: z.record(z.string(), z.number()),
});

const page = z.object({
  data: z.array(batch),
  has_more: z.boolean().default(false),
  last_id: z.string().nullish(),
});

const line = z.object({
  custom_id: z.string(),
  result: z.discriminatedUnion('type', [
    z.object({ type: z.literal('succeeded'), message: z.unknown() }),
    z.object({ type: z.literal('errored'), error: z.unknown() }),
    z.object({ type: z.literal('canceled') }),
    z.object({ type: z.literal('expired') }),
  ]),
});

/** The provider's clock and ours may differ by this much. */
const CLOCK_MS = 60_000;

const MOST_PAGES = 5;

/**
 * Anthropic's Message Batches API: the requests are sent in the call that creates the batch.
 * https://platform.claude.com/docs/en/api/messages/batches
 */
export const anthropicBatches: ProviderBatches = {
  headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),

  async send(http, { bodies }, signal) {
    const requests = bodies.map(({ id, body }) => ({ custom_id: id, params: body }));
    return batch.parse(await http.json('POST', 'messages/batches', { body: { requests }, signal })).id;
  },

  /**
   * A batch carries no name of ours, so it is told by its time and size, and, once it has ended, by the ids in its
   * answers. One that still runs is waited for: its ids cannot be seen yet.
   */
  async find(http, { since, requestIds, known }, signal) {
    let after = '';
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const {
        data,
        has_more: hasMore,
        last_id: last,
      } = page.parse(await http.json('GET', `messages/batches?limit=100${after}`, { signal }));
      for (const one of data) {
        if (known.includes(one.id)) continue;
        const size = Object.values(one.request_counts).reduce((sum, count) => sum + count, 0);
        if (Date.parse(one.created_at) < since.getTime() - CLOCK_MS || size !== requestIds.length) continue;
        if (one.processing_status !== 'ended') return one.id;
        const replies = await this.read(http, { providerId: one.id, requestIds }, signal);
        if (replies.some(({ id }) => requestIds.includes(id))) return one.id;
      }
      const oldest = data.at(-1);
      const isPast = oldest === undefined || Date.parse(oldest.created_at) < since.getTime() - CLOCK_MS;
      if (!hasMore || isPast) return null;
      after = `&after_id=${last ?? oldest.id}`;
    }
    return null;
  },

  async hasEnded(http, providerId, signal) {
    const { processing_status: status } = batch.parse(
      await http.json('GET', `messages/batches/${providerId}`, { signal }),
    );
    return status === 'ended';
  },

  async read(http, { providerId }, signal) {
    return (await http.lines(`messages/batches/${providerId}/results`, { signal })).flatMap(replyIn);
  },

  async cancel(http, providerId, signal) {
    await http.json('POST', `messages/batches/${providerId}/cancel`, { signal });
  },

  async forget(http, providerId, signal) {
    await http.json('DELETE', `messages/batches/${providerId}`, { signal });
  },
};

/** Only requests that succeeded are charged. */
function replyIn(value: unknown): readonly BatchReply[] {
  const { data } = line.safeParse(value);
  if (data === undefined) return [];
  const { custom_id: id, result } = data;
  if (result.type === 'succeeded') return [{ id, reply: { status: 200, body: result.message } }];
  if (result.type === 'expired') return [{ id, reply: 'expired' }];
  if (result.type === 'canceled') return [{ id, reply: 'cancelled' }];
  const isInvalid = JSON.stringify(result.error ?? '').includes('"invalid_request_error"');
  return [{ id, reply: isInvalid ? { status: 400, body: result.error } : 'failed' }];
}
