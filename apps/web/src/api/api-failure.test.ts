import { describe, expect, it } from 'vitest';
import { describeFailure, readFailure } from './api-failure.ts';

const said = { code: 'TRIAL_ENDED', message: 'Your trial has ended.', requestId: 'r-1' };

describe('describeFailure', () => {
  it("uses the server's message", async () => {
    const failure = await readFailure(Response.json(said, { status: 402 }));
    expect(describeFailure(failure, 'Could not create course.')).toBe('Your trial has ended.');
  });

  it.each([
    ['an empty answer', new Response('', { status: 500, statusText: 'Internal Server Error' })],
    ['a page of a proxy', new Response('<html>Bad gateway</html>', { status: 502 })],
    ['JSON of another shape', Response.json(null, { status: 409 })],
  ])("uses the screen's fallback for %s", async (_what, response) => {
    expect(describeFailure(await readFailure(response), 'Could not create course.')).toBe(
      'Could not create course.',
    );
  });

  it('falls back for errors other than server responses', () => {
    expect(describeFailure(new Error('odd'), 'Could not create course.')).toBe('Could not create course.');
  });
});

describe('readFailure', () => {
  it('is named by the status, a colon and the text of the answer', async () => {
    const { message } = await readFailure(new Response('gone', { status: 500 }));
    expect(message).toBe('500: gone');
  });

  it('is named by the words of the status where the answer is empty', async () => {
    const { message } = await readFailure(
      new Response('', { status: 503, statusText: 'Service Unavailable' }),
    );
    expect(message).toBe('503: Service Unavailable');
  });
});
