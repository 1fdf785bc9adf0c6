const MOST_BYTES = 1_000_000;

export class AnswerTooLong extends Error {}

/**
 * A fetch that reaches the model's own origin and nothing else: redirects are answered, not followed, and an answer
 * past a megabyte, or `mostBytes`, is cut off as trouble.
 */
export function createGuardedFetch(address: URL, mostBytes = MOST_BYTES): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== address.origin) throw new TypeError('the model is at another address');
    const response = await fetch(url, { ...init, redirect: 'manual' });
    return response.body === null ? response : limited(response, response.body, mostBytes);
  };
}

function limited(
  response: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  mostBytes: number,
): Response {
  let left = mostBytes;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new AnswerTooLong('the answer is too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
