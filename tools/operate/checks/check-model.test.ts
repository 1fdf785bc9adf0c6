import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkModel } from './check-model.ts';

const model = {
  provider: 'openai-compatible' as const,
  model: 'qwen3:8b',
  apiKey: 'sk-secret',
  baseUrl: 'http://127.0.0.1:9/v1',
  host: '127.0.0.1:9',
  name: 'qwen3:8b at 127.0.0.1:9',
  dailyTokens: null,
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
    const reason = 'It has trouble of its own (503).';
    const { sentence, isWell } = await checkModel(model, { ...well, downSince, reason, waiting: 3 });
    expect(isWell).toBe(false);
    expect(sentence).toBe(
      'qwen3:8b at 127.0.0.1:9 does not answer since 2026-11-20 21:04 UTC. ' +
        'It has trouble of its own (503). 3 drafts are to come.',
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
