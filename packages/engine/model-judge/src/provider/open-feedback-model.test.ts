import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelRequest } from '../testing/model-request.ts';
import { modelSentence, ModelServer, type ModelCondition } from '../testing/model-server.ts';
import type { FeedbackModel, ModelDraftOutcome, ModelProvider } from './feedback-model.ts';
import { openFeedbackModel } from './open-feedback-model.ts';

const request = modelRequest();
const key = 'key-that-nobody-may-see';
const never = new AbortController().signal;
const nothingCharged = { inputTokens: 0, outputTokens: 0 };

let server: ModelServer;

beforeEach(async () => {
  server = await ModelServer.start();
});

afterEach(() => server.close());

type Options = { readonly provider?: ModelProvider; readonly callMs?: number };

function open({ provider = 'openai-compatible', callMs = 20_000 }: Options = {}): FeedbackModel {
  return openFeedbackModel({ provider, model: 'test', apiKey: key, baseUrl: server.baseUrl }, { callMs });
}

function draftIn(condition: ModelCondition, callMs?: number): Promise<ModelDraftOutcome> {
  server.condition = condition;
  return open(callMs === undefined ? {} : { callMs }).draft(request, never);
}

describe('openFeedbackModel', () => {
  // ASVS-13.3.1
  it.each(['openai-compatible', 'openai', 'anthropic', 'google'] as const)(
    'takes a draft from %s, sends the key in a header and asks once',
    async (provider) => {
      const outcome = await open({ provider }).draft(request, never);
      if (outcome.kind !== 'drafted') throw new Error(outcome.reason);
      expect(outcome.feedback.overall).toBe(`${request.onDevice.overall} ${modelSentence}`);
      expect(outcome.feedback.grammar).toBe(request.onDevice.grammar);
      expect(outcome.version).toBe('test');
      expect((outcome.usage?.inputTokens ?? 0) + (outcome.usage?.outputTokens ?? 0)).toBe(server.charged);
      expect(server.received).toHaveLength(1);
      expect(JSON.stringify(server.received[0]?.headers)).toContain(key);
      expect(server.received[0]?.path + (server.received[0]?.body ?? '')).not.toContain(key);
    },
  );

  it('is named by its model and host', () => {
    const model = openFeedbackModel({ provider: 'openai', model: 'gpt-5-mini', apiKey: key, baseUrl: null });
    expect([model.name, model.host]).toEqual(['gpt-5-mini at api.openai.com', 'api.openai.com']);
  });

  // LLM10
  it.each(['openai-compatible', 'openai', 'anthropic', 'google'] as const)(
    'costs no more at %s than its bound says',
    async (provider) => {
      const outcome = await open({ provider }).draft(request, never);
      const sent = Buffer.byteLength(server.received[0]?.body ?? '');
      expect(outcome.kind).toBe('drafted');
      expect(open({ provider }).bound(request)).toBeGreaterThan(sent);
      expect(server.received[0]?.body).toMatch(/"max\w*?(?:[Tt]okens)":6000/u);
    },
  );

  it.each([429, 500, 502, 503, 504, 529, 401, 402, 403, 404])(
    'waits when the provider answers with %i, at once and without another call',
    async (status) => {
      const outcome = await draftIn({ kind: 'status', status });
      expect(outcome).toMatchObject({ kind: 'unavailable', retryAfterSeconds: null, usage: nothingCharged });
      expect(server.received).toHaveLength(1);
    },
  );

  it('tells how long a provider asks to be left alone, in seconds or until a date', async () => {
    const inSeconds = await draftIn({ kind: 'status', status: 429, retryAfter: '17' });
    expect(inSeconds).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 17 });
    const date = new Date(Date.now() + 90_000).toUTCString();
    const untilDate = await draftIn({ kind: 'status', status: 503, retryAfter: date });
    const seconds = untilDate.kind === 'unavailable' ? (untilDate.retryAfterSeconds ?? 0) : 0;
    expect(seconds).toBeGreaterThan(80);
    expect(seconds).toBeLessThanOrEqual(90);
    const nonsense = await draftIn({ kind: 'status', status: 503, retryAfter: 'soon' });
    expect(nonsense).toMatchObject({ kind: 'unavailable', retryAfterSeconds: null });
  });

  it('waits for a wrong key that is answered as a bad request, and gives a paper up that is refused', async () => {
    const body = JSON.stringify({ error: { message: 'API key not valid. Please pass a valid API key.' } });
    expect(await draftIn({ kind: 'status', status: 400, body })).toMatchObject({ kind: 'unavailable' });
    const unknown = JSON.stringify({ error: { message: 'The model `test` does not exist.' } });
    expect(await draftIn({ kind: 'status', status: 400, body: unknown })).toMatchObject({
      kind: 'unavailable',
    });
    const tooLong = JSON.stringify({
      error: { message: "This model's maximum context length is 4096 tokens." },
    });
    expect(await draftIn({ kind: 'status', status: 400, body: tooLong })).toMatchObject({ kind: 'unusable' });
    expect(await draftIn({ kind: 'status', status: 413 })).toMatchObject({ kind: 'unusable' });
  });

  it('asks again in words when a server knows no shapes of replies, and never asks for one again', async () => {
    server.condition = { kind: 'no-shapes' };
    const model = open();
    expect((await model.draft(request, never)).kind).toBe('drafted');
    expect((await model.draft(request, never)).kind).toBe('drafted');
    expect(server.received.map(({ body }) => body.includes('response_format'))).toEqual([true, false, false]);
  });

  it.each([
    [{ kind: 'cut' }, 'The connection broke off.'],
    [{ kind: 'html' }, 'It answers with something else than a reply.'],
    [{ kind: 'flood' }, 'Its answer is far too long.'],
  ] as const)('waits when the answer is %o', async (condition, reason) => {
    expect(await draftIn(condition)).toEqual({
      kind: 'unavailable',
      reason,
      retryAfterSeconds: null,
      usage: null,
    });
  });

  // LLM10
  it.each([{ kind: 'silent' }, { kind: 'dripping' }] as const)(
    'cuts the whole call at its limit when the answer is %o',
    async (condition) => {
      const began = performance.now();
      const outcome = await draftIn(condition, 1500);
      expect(outcome).toEqual({
        kind: 'unavailable',
        reason: 'It did not answer in full within 1.5 seconds.',
        retryAfterSeconds: null,
        usage: null,
      });
      expect(performance.now() - began).toBeLessThan(10_000);
    },
  );

  it('waits while no server listens, and takes a draft when one does', async () => {
    const model = open();
    await server.close();
    expect(await model.draft(request, never)).toEqual({
      kind: 'unavailable',
      reason: 'It cannot be reached.',
      retryAfterSeconds: null,
      usage: nothingCharged,
    });
    await server.open();
    expect((await model.draft(request, never)).kind).toBe('drafted');
  });

  // ASVS-12.3.2
  it('sends nothing to a server whose certificate is not trusted', async () => {
    const folder = join(import.meta.dirname, '../../../../../tools/testing/self-signed');
    const [cert, certKey] = ['certificate.pem', 'key.pem'].map((name) => readFileSync(join(folder, name)));
    const heard: string[] = [];
    const impostor = createServer({ cert, key: certKey }, ({ url }) => void heard.push(url ?? ''));
    impostor.listen(0, '127.0.0.1');
    await once(impostor, 'listening');
    const address = impostor.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const baseUrl = `https://localhost:${port}/v1`;
    const model = openFeedbackModel({ provider: 'openai-compatible', model: 'test', apiKey: key, baseUrl });
    expect(await model.draft(request, never)).toMatchObject({
      kind: 'unavailable',
      reason: 'Its certificate is not trusted.',
    });
    expect(heard).toEqual([]);
    impostor.close();
    await once(impostor, 'close');
  });

  it('follows no redirect', async () => {
    const elsewhere = await ModelServer.start();
    try {
      const outcome = await draftIn({ kind: 'redirect', to: `${elsewhere.baseUrl}/chat/completions` });
      expect(outcome.kind).toBe('unavailable');
      expect(elsewhere.received).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  it('counts a reply that is cut at its length or held back', async () => {
    const text = '{"grammar": "Your sent';
    const cut = await draftIn({ kind: 'replies', text, ending: 'length' });
    expect(cut).toMatchObject({ kind: 'unusable', reason: 'The reply is cut off at its greatest length.' });
    const heldBack = await draftIn({ kind: 'replies', text: '', ending: 'content-filter' });
    expect(heldBack).toMatchObject({ kind: 'unusable', reason: 'The provider held the reply back.' });
  });

  it.each(['', 'Certainly! Here is the feedback.', '{"grammar": "Good."}', '[]', 'null', '{"score": 1e9}'])(
    'counts a reply that is not in the form asked for: %s',
    async (text) => {
      const outcome = await draftIn({ kind: 'replies', text });
      const reason = 'The reply is not in the form that was asked for.';
      expect(outcome).toMatchObject({ kind: 'unusable', reason });
      expect(outcome.usage?.inputTokens).toBeGreaterThan(0);
    },
  );

  // LLM06
  it('does nothing that a model asks for by a tool', async () => {
    const call = { name: 'approve_grade', arguments: '{"id": "1"}' };
    const asked = [{ id: 'call', type: 'function', function: call }];
    const message = { role: 'assistant', content: null, tool_calls: asked };
    const body = JSON.stringify({
      id: 'answer',
      created: 1,
      model: 'test',
      choices: [{ index: 0, finish_reason: 'tool_calls', message }],
      usage: { prompt_tokens: 9, completion_tokens: 5, total_tokens: 14 },
    });
    expect(await draftIn({ kind: 'status', status: 200, body })).toMatchObject({
      kind: 'unusable',
      reason: 'The reply is not in the form that was asked for.',
      usage: { inputTokens: 9, outputTokens: 5 },
    });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.body).not.toContain('"tools"');
  });

  it('throws when it is told to stop, and never otherwise', async () => {
    server.condition = { kind: 'silent' };
    const stop = new AbortController();
    const drafting = open().draft(request, stop.signal);
    stop.abort(new Error('the worker ends'));
    await expect(drafting).rejects.toThrow('the worker ends');
  });

  // LLM02
  it('says nothing of the paper, the key or the reply in any reason', async () => {
    const secret = 'Sunday opening doubled';
    const body = JSON.stringify({ error: { message: `${secret} ${key}` } });
    const conditions: ModelCondition[] = [
      { kind: 'status', status: 500, body },
      { kind: 'status', status: 400, body },
      { kind: 'status', status: 401, body: `${secret} ${key}` },
      { kind: 'replies', text: `${secret} ${key}` },
      { kind: 'cut' },
    ];
    for (const condition of conditions) {
      const { exchange, ...outcome } = await draftIn(condition);
      const said = JSON.stringify(outcome);
      expect(said).not.toContain(secret);
      expect(said).not.toContain(key);
      // What came back is kept for the paper's instructor, who must not see the installation's key.
      expect(exchange?.received ?? '').not.toContain(key);
    }
  });
});
