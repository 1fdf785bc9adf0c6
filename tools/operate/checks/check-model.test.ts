import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkModel, checkModelChange } from './check-model.ts';

const model = {
  provider: 'openai-compatible' as const,
  model: 'qwen3:8b',
  apiKey: 'sk-secret',
  baseUrl: 'http://127.0.0.1:9/v1',
  host: '127.0.0.1:9',
  name: 'qwen3:8b at 127.0.0.1:9',
  dailyTokens: null,
  callSeconds: 120,
  callsAtOnce: 20,
  prices: null,
  monthly: null,
  hasBatches: false,
  batchHours: 24,
};
const well = { downSince: null, reason: null, waiting: 0, tokensToday: 0 };

describe('checkModel', () => {
  it('says where feedback is drafted without a model', async () => {
    expect(await checkModel(null, well)).toEqual({
      about: 'Model',
      sentence: 'There is none: feedback is drafted on this server.',
      isWell: true,
    });
  });

  it('says since when the model has been away, why, and how many drafts are to come', async () => {
    const downSince = new Date('2026-11-20T21:04:30Z');
    const reason = 'It reports an internal error (503).';
    const { sentence, isWell } = await checkModel(model, { ...well, downSince, reason, waiting: 3 });
    expect(isWell).toBe(false);
    expect(sentence).toBe(
      'qwen3:8b at 127.0.0.1:9 does not answer since 2026-11-20 21:04 UTC. ' +
        'It reports an internal error (503). 3 drafts are to come.',
    );
  });

  it('asks the address, and sends no key', async () => {
    expect((await checkModel(model, null)).isWell).toBe(false);
    const heard: unknown[] = [];
    const server = createServer((request, response) => {
      heard.push(request.headers.authorization, request.headers['x-api-key']);
      response.statusCode = 404;
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const here = { ...model, baseUrl: `http://127.0.0.1:${port}/v1` };
    expect((await checkModel(here, well)).sentence).toContain('can be reached');
    expect(heard).toEqual([undefined, undefined]);
    server.close();
  });
});

describe('checkModelChange', () => {
  const change = {
    id: 'a',
    changedAt: new Date('2026-11-20T21:04:30Z'),
    model: model.name,
    version: null,
    before: 'small at a.example',
    checkedAt: null,
    check: [],
  };
  const checkedAt = new Date('2026-11-20T21:06:00Z');
  const since = `${model.name} writes drafts since 2026-11-20; before it was small at a.example.`;

  it('says nothing of a first model, or of one that another worker asks', () => {
    expect(checkModelChange(model, undefined)).toEqual([]);
    expect(checkModelChange(model, { ...change, before: null })).toEqual([]);
    expect(checkModelChange(model, { ...change, model: 'other' })).toEqual([]);
    expect(checkModelChange(null, change)).toEqual([]);
  });

  it('says a version once where it is the name already', () => {
    const since = `${model.name} writes drafts since 2026-11-20; before it was small at a.example.`;
    const version = model.name.split(' at ')[0] ?? '';
    expect(checkModelChange(model, { ...change, version })[0]?.sentence).toContain(since);
    expect(checkModelChange(model, { ...change, version: 'v2' })[0]?.sentence).toContain(
      since.replace(' writes', ' (v2) writes'),
    );
  });

  // LLM03
  it('says what the new model made of our own papers', () => {
    const good = { paper: 'a long paper', refusal: null };
    const bad = { paper: 'a short paper', refusal: 'The reply holds a grade.' };
    const said = (check: (typeof good | typeof bad)[]) =>
      checkModelChange(model, { ...change, checkedAt, check })[0];
    expect(checkModelChange(model, change)[0]).toMatchObject({
      sentence: `${since} It is still to be tried on our own papers.`,
      isWell: true,
    });
    expect(said([good])).toMatchObject({
      sentence: `${since} Its drafts of 1 papers of our own can be used.`,
      isWell: true,
    });
    expect(said([good, bad])).toMatchObject({
      sentence: `${since} 1 of its 2 drafts of our own papers cannot be used. a short paper: The reply holds a grade. Check AI_MODEL.`,
      isWell: false,
    });
  });
});
