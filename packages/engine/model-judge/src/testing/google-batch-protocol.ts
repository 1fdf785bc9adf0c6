import { z } from 'zod';
import type { Batch, Entry } from './batch-of-server.ts';

/** What Google's protocol needs of the server. */
export type GoogleSide = {
  readonly batches: readonly Batch[];
  readonly add: (entries: readonly Entry[], displayName: string) => Batch;
  readonly cancel: (batch: Batch) => void;
  /** The answer to a request. */
  readonly answer: (body: string) => unknown;
};

const creation = z.object({
  batch: z.object({
    displayName: z.string(),
    inputConfig: z.object({
      requests: z.object({
        requests: z.array(
          z.object({ request: z.object({}).loose(), metadata: z.object({ key: z.string() }) }),
        ),
      }),
    }),
  }),
});

/** A call in Google's protocol, which is that of its long-running operations; undefined for what it does not know. */
export function answerAsGoogle(side: GoogleSide, call: string, body: string): unknown {
  const known = side.batches.filter(({ isForgotten }) => !isForgotten);
  if (/^POST models\/[^/]+:batchGenerateContent$/u.test(call)) {
    const { displayName, inputConfig } = creation.parse(JSON.parse(body)).batch;
    const entries = inputConfig.requests.requests.map(({ request, metadata }) => ({
      customId: metadata.key,
      body: JSON.stringify(request),
      fate: null,
    }));
    return operationOf(side, side.add(entries, displayName));
  }
  if (call === 'GET batches') {
    return { operations: known.toReversed().map((one) => operationOf(side, one)) };
  }
  const [, method, id, action] = /^(\w+) batches\/([^/:]+)(?::(\w+))?$/u.exec(call) ?? [];
  const batch = known.find((one) => one.id === id);
  if (batch === undefined) return undefined;
  if (method === 'DELETE') batch.isForgotten = true;
  if (action === 'cancel') side.cancel(batch);
  return method === 'GET' ? operationOf(side, batch) : {};
}

/** The results of a batch that was cancelled or that expired cannot be retrieved. */
function operationOf({ answer }: GoogleSide, { id, entries, status, metadata }: Batch): unknown {
  const name = `batches/${id}`;
  const has = (fate: Entry['fate']): boolean => entries.some((entry) => entry.fate === fate);
  const ending = has('cancelled') ? 'CANCELLED' : has('expired') ? 'EXPIRED' : 'SUCCEEDED';
  const isDone = status === 'ended';
  const successful = entries.filter(({ fate }) => fate === 'answered').length;
  const described = {
    name,
    displayName: metadata,
    state: `BATCH_STATE_${isDone ? ending : 'RUNNING'}`,
    batchStats: { requestCount: `${entries.length}`, successfulRequestCount: `${successful}` },
  };
  if (!isDone) return { name, metadata: described };
  if (ending !== 'SUCCEEDED')
    return { name, metadata: described, done: true, error: { code: 1, message: '' } };
  const answers = entries.map((entry) => answerOf(entry, answer));
  return {
    name,
    metadata: described,
    done: true,
    response: { inlinedResponses: { inlinedResponses: answers } },
  };
}

function answerOf({ customId: key, body, fate }: Entry, answer: GoogleSide['answer']): unknown {
  if (fate === 'answered') return { metadata: { key }, response: answer(body) };
  return { metadata: { key }, error: { code: fate === 'invalid' ? 3 : 13, message: 'no' } };
}
