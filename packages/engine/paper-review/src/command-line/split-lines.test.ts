import { expect, it } from 'vitest';
import { splitLines } from './split-lines.ts';

async function linesOf(chunks: readonly Uint8Array[], longest?: number) {
  async function* stream() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const found of splitLines(stream(), longest)) {
    lines.push(found.status === 'line' ? found.line : found.status);
  }
  return lines;
}

const bytes = (text: string) => new TextEncoder().encode(text);

it('cuts at line feeds wherever the chunks end, and passes over empty lines', async () => {
  expect(await linesOf([bytes('{"a"'), bytes(':1}\r\n\n{"b'), bytes('":2}')])).toEqual([
    '{"a":1}',
    '{"b":2}',
  ]);
});

it('keeps a character whole that two chunks share, and separators that JSON allows', async () => {
  const all = bytes('"caf\u00e9 \u2028 x"\n');
  expect(await linesOf([all.slice(0, 5), all.slice(5)])).toEqual(['"caf\u00e9 \u2028 x"']);
});

it('tells a line beyond all measure and reads the next', async () => {
  expect(await linesOf([bytes('x'.repeat(20)), bytes('y\nshort\n')], 10)).toEqual(['too-long', 'short']);
});
