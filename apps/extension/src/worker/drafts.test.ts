import { expect, it } from 'vitest';
import { readEvents } from './drafts.ts';

async function eventsIn(...chunks: string[]) {
  const bytes = new TextEncoder().encode(chunks.join(''));
  // Split anywhere, also inside a character.
  const parts = [bytes.subarray(0, 9), bytes.subarray(9, 31), bytes.subarray(31)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

it('reads events that arrive in pieces, and leaves out comments', async () => {
  expect(
    await eventsIn(
      'event: a\ndata: "é"\n\n',
      ': still here\n\n',
      'event: done\r\ndata: 1\r\ndata: 2\r\n\r\n',
    ),
  ).toEqual([
    { name: 'a', data: '"é"' },
    { name: 'done', data: '1\n2' },
  ]);
});

it('leaves out an event that is cut off', async () => {
  expect(await eventsIn('event: a\ndata: 1\n\nevent: b\ndata: 2')).toEqual([{ name: 'a', data: '1' }]);
});
