export type ServerEvent = { readonly name: string; readonly data: string };

/** The events of a response with server-sent events (HTML standard, 9.2.6), as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  let rest = '';
  for await (const text of texts(body)) {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const valuesOf = (field: string) =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /u, ''));
      const data = valuesOf('data').join('\n');
      if (data !== '') yield { name: valuesOf('event').at(-1) ?? 'message', data };
    }
  }
}

/** Firefox before 146 cannot iterate a stream. */
async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
