import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BatchServer } from '../../testing/batch-server.ts';
import { ModelServer } from '../../testing/model-server.ts';
import type { Prompt } from '../../task.ts';
import type { BatchAnswer, BatchModel } from './batch-model.ts';
import { openFeedbackModel } from '../open-feedback-model.ts';
import { openBatchModel } from './open-batch-model.ts';

const said = (answer: BatchAnswer | undefined) => (answer?.kind === 'not-done' ? answer.why : answer?.kind);

const never = new AbortController().signal;
const usage = { inputTokens: 1000, outputTokens: 200 };

const promptOf = (material: string): Prompt => ({
  task: 'edit-language',
  instructions: 'Mark the errors.',
  assignment: 'The assignment.',
  material,
  shape: {
    type: 'object',
    properties: { edits: { type: 'string' } },
    required: ['edits'],
    additionalProperties: false,
  },
  maxOutputTokens: 500,
});

const requests = ['one', 'two', 'three', 'four'].map((id) => ({ id, prompt: promptOf(`Paper ${id}.`) }));
const batch = { id: 'ours', requests };
const sent = { id: 'ours', since: new Date(), requestIds: requests.map(({ id }) => id), known: [] };

const reply = (body: string) => JSON.stringify({ edits: /Paper (\w+)\./u.exec(body)?.[1] ?? '' });

describe.each(['openai', 'anthropic', 'google'] as const)('a batch at %s', (provider) => {
  let server: BatchServer;
  let model: BatchModel;

  beforeEach(async () => {
    server = await BatchServer.start({ provider, reply });
    const opened = openBatchModel({ provider, model: 'any', apiKey: 'key', baseUrl: server.baseUrl });
    if (opened === undefined) throw new Error('no batches');
    model = opened;
  });

  afterEach(() => server.close());

  async function send(): Promise<string> {
    const outcome = await model.send(batch, never);
    if (outcome.kind !== 'sent') throw new Error(outcome.kind);
    return outcome.providerId;
  }

  it('sends what a live call would send, and reads answers in any order', async () => {
    const id = await send();
    expect(await model.check(id, never)).toEqual({ kind: 'running' });
    server.finish();
    expect(await model.check(id, never)).toEqual({ kind: 'ended' });
    const read = await model.read(id, requests, never);
    if (read.kind !== 'read') throw new Error(read.kind);
    for (const one of requests) {
      const text = JSON.stringify({ edits: one.id });
      expect(read.answers.get(one.id)).toEqual({ kind: 'answered', text, version: 'test', usage });
    }
    const live = await ModelServer.start();
    const { reader } = openFeedbackModel({ provider, model: 'any', apiKey: 'key', baseUrl: live.baseUrl });
    await reader?.ask(promptOf('Paper one.'), never);
    expect(JSON.parse(server.batches[0]?.entries[0]?.body ?? '')).toEqual(
      JSON.parse(live.received[0]?.body ?? ''),
    );
    await live.close();
  });

  it('tells what was answered from what was refused and what was not done', async () => {
    const id = await send();
    // Of a batch that expired, Google gives no answers at all.
    const fates = ['answered', 'invalid', 'errored', provider === 'google' ? 'errored' : 'expired'] as const;
    server.finish((index) => fates[index] ?? 'answered');
    const read = await model.read(id, requests, never);
    const kinds = read.kind === 'read' ? requests.map((one) => said(read.answers.get(one.id))) : [];
    expect(kinds).toEqual(['answered', 'unusable', 'failed', fates[3] === 'expired' ? 'expired' : 'failed']);
  });

  it('tells of a batch that expired as a whole', async () => {
    const id = await send();
    server.finish(() => 'expired');
    const read = await model.read(id, requests, never);
    const kinds = read.kind === 'read' ? requests.map((one) => said(read.answers.get(one.id))) : [];
    expect(kinds).toEqual(['expired', 'expired', 'expired', 'expired']);
  });

  it('is found again when the answer to sending it was lost, and is not taken for another one', async () => {
    expect(await model.find(sent, never)).toEqual({ kind: 'absent' });
    server.condition = 'loses-answers';
    expect((await model.send(batch, never)).kind).toBe('unavailable');
    server.condition = 'well';
    const [{ id } = { id: '' }] = server.batches;
    const providerId = provider === 'google' ? `batches/${id}` : id;
    expect(await model.find(sent, never)).toEqual({ kind: 'found', providerId });
    server.finish();
    expect(await model.find(sent, never)).toEqual({ kind: 'found', providerId });
    const other = { ...sent, id: 'another', requestIds: ['five', 'six', 'seven', 'eight'] };
    expect(await model.find(other, never)).toEqual({ kind: 'absent' });
  });

  it('can be cancelled, forgotten, and gone', async () => {
    const id = await send();
    expect(await model.cancel(id, never)).toEqual({ kind: 'cancelled' });
    expect(await model.check(id, never)).toEqual({ kind: 'ended' });
    const read = await model.read(id, requests, never);
    expect(read.kind === 'read' && [...read.answers.values()].every(({ kind }) => kind === 'not-done')).toBe(
      true,
    );
    expect(await model.forget(id, never)).toEqual({ kind: 'forgotten' });
    expect(server.kept).toBe(0);
    expect(await model.check(`${id}x`, never)).toEqual({ kind: 'gone' });
  });

  it('is put off while the provider is down, and refused for good where it is', async () => {
    server.condition = 'down';
    expect(await model.send(batch, never)).toMatchObject({
      kind: 'unavailable',
      reason: expect.stringContaining('503'),
    });
    expect((await model.check('batch_1', never)).kind).toBe('unavailable');
    server.condition = 'refuses';
    expect((await model.send(batch, never)).kind).toBe('refused');
  });
});

it('is not offered by a server of one’s own', () => {
  const settings = {
    provider: 'openai-compatible' as const,
    model: 'any',
    apiKey: null,
    baseUrl: 'http://localhost/v1',
  };
  expect(openBatchModel(settings)).toBeUndefined();
});

it('counts as charged what Google had answered before a batch was cancelled, since it gives none of that', async () => {
  const server = await BatchServer.start({ provider: 'google', reply });
  const model = openBatchModel({ provider: 'google', model: 'any', apiKey: 'key', baseUrl: server.baseUrl });
  const outcome = await model?.send(batch, never);
  const id = outcome?.kind === 'sent' ? outcome.providerId : '';
  const [first] = server.batches[0]?.entries ?? [];
  if (first !== undefined) first.fate = 'answered';
  await model?.cancel(id, never);
  const read = await model?.read(id, requests, never);
  const kinds = read?.kind === 'read' ? requests.map((one) => said(read.answers.get(one.id))) : [];
  expect(kinds).toEqual(['lost', 'cancelled', 'cancelled', 'cancelled']);
  await server.close();
});
