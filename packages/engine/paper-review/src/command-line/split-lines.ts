/** UTF-16 units; a request holds a paper and its examples, never this much. */
const LONGEST_LINE = 64 * 1024 * 1024;

export type InputLine = { readonly status: 'line'; readonly line: string } | { readonly status: 'too-long' };

/**
 * Cuts a stream into lines at line feeds alone, since JSON text may hold other separators. Empty lines are passed
 * over; a line beyond all measure is told and thrown away as it comes, so that memory stays bounded.
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  longestLine: number = LONGEST_LINE,
): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  let isTooLong = false;

  const finish = (): InputLine | null => {
    const line = parts.join('').replace(/\r$/u, '');
    const wasTooLong = isTooLong;
    parts = [];
    length = 0;
    isTooLong = false;
    if (wasTooLong) return { status: 'too-long' };
    return line.trim() === '' ? null : { status: 'line', line };
  };
  const add = (part: string): void => {
    length += part.length;
    isTooLong ||= length > longestLine;
    if (isTooLong) parts = [];
    else parts.push(part);
  };

  for await (const chunk of chunks) {
    const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n');
    add(first);
    for (const part of rest) {
      const line = finish();
      if (line !== null) yield line;
      add(part);
    }
  }
  add(decoder.decode());
  const line = finish();
  if (line !== null) yield line;
}
