import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Batch, Entry, Fate } from './batch-of-server.ts';
import { answerAsGoogle, type GoogleSide } from './google-batch-protocol.ts';
import { envelopeFor } from './model-envelopes.ts';

type Options = {
  readonly provider: 'openai' | 'anthropic' | 'google';
  readonly reply: (body: string) => string;
};

/**
 * A provider's batch service: real HTTP on loopback, which speaks the protocol of OpenAI, Anthropic or Google. Batches run until
 * the test lets them end; their answers come in the reverse order.
 */
export class BatchServer {
  /** `loses-answers`: what is sent is accepted, and the connection breaks before the answer. */
  condition: 'well' | 'down' | 'loses-answers' | 'refuses' = 'well';
  readonly batches: Batch[] = [];
  readonly requests: string[] = [];
  readonly #files = new Map<string, string>();
  readonly #options: Options;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  private constructor(options: Options) {
    this.#options = options;
  }

  static async start(options: Options): Promise<BatchServer> {
    const server = new BatchServer(options);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get baseUrl(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  }

  /** How many requests were answered, each of which is charged. */
  get charged(): number {
    return this.batches.flatMap(({ entries }) => entries).filter(({ fate }) => fate === 'answered').length;
  }

  /** Files and batches that were not deleted. */
  get kept(): number {
    const isOpenAi = this.#options.provider === 'openai';
    return isOpenAi ? this.#files.size : this.batches.filter(({ isForgotten }) => !isForgotten).length;
  }

  /** Ends the batches that run. */
  finish(fateOf: (index: number) => Fate = () => 'answered'): void {
    for (const batch of this.batches.filter(({ status }) => status === 'running')) {
      batch.status = 'ended';
      batch.entries.forEach((entry, index) => {
        entry.fate ??= fateOf(index);
      });
    }
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => '');
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const call = `${request.method} ${pathname.replace(/^\/v1\//u, '')}`;
    this.requests.push(call);
    const send = (status: number, content: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    };
    if (this.condition === 'down') return send(503, { error: { message: 'down' } });
    const isCreation = /^POST (?:(?:messages\/)?batches|models\/[^/]+:batchGenerateContent)$/u.test(call);
    if (this.condition === 'refuses' && isCreation) return send(400, { error: { message: 'bad file' } });
    const { provider } = this.#options;
    const answer =
      provider === 'openai'
        ? this.#asOpenAi(call, body)
        : provider === 'anthropic'
          ? this.#asAnthropic(call, body)
          : answerAsGoogle(this.#asGoogle, call, body);
    if (this.condition === 'loses-answers' && isCreation) {
      request.socket.destroy();
      return undefined;
    }
    return answer === undefined ? send(404, { error: { message: 'unknown' } }) : send(200, answer);
  }

  #asOpenAi(call: string, body: string): unknown {
    if (call === 'POST files') {
      const content = /\r\n\r\n(\{"custom_id"[\s\S]*?)\r\n--/u.exec(body)?.[1] ?? '';
      return { id: this.#addFile(content), object: 'file', purpose: 'batch' };
    }
    if (call === 'POST batches') {
      const { input_file_id: inputFile, endpoint, completion_window: window, metadata } = JSON.parse(body);
      const lines = (this.#files.get(inputFile) ?? '').split('\n').map((line) => JSON.parse(line));
      if (window !== '24h' || lines.some(({ url }) => url !== endpoint)) return undefined;
      const entries = lines.map((line) => ({
        customId: line.custom_id,
        body: JSON.stringify(line.body),
        fate: null,
      }));
      return this.#openAiBatch(this.#add(entries, { inputFile, metadata }));
    }
    if (call === 'GET batches') {
      return { data: this.batches.toReversed().map((one) => this.#openAiBatch(one)), has_more: false };
    }
    const [, method, kind, id = '', action] =
      /^(\w+) (batches|files)\/([^/]+)(?:\/(\w+))?$/u.exec(call) ?? [];
    if (kind === 'files') {
      const content = this.#files.get(id);
      if (method === 'DELETE') return this.#files.delete(id) ? { id, deleted: true } : undefined;
      return content;
    }
    const batch = this.batches.find((one) => one.id === id);
    if (batch === undefined) return undefined;
    if (action === 'cancel') this.#cancel(batch);
    return this.#openAiBatch(batch);
  }

  #openAiBatch(batch: Batch): unknown {
    const { id, inputFile, metadata, entries, status } = batch;
    const of = (isAnswer: boolean): string | null => {
      const lines = entries.toReversed().filter(({ fate }) => (fate === 'answered') === isAnswer);
      if (status === 'running' || lines.length === 0) return null;
      const fileId = `${id}-${isAnswer ? 'output' : 'errors'}`;
      if (!batch.isForgotten)
        this.#files.set(fileId, lines.map((entry) => this.#openAiLine(entry)).join('\n'));
      return fileId;
    };
    const [output, errors] = [of(true), of(false)];
    if (status === 'ended') batch.isForgotten = true;
    return {
      id,
      object: 'batch',
      endpoint: '/v1/responses',
      status:
        status === 'running'
          ? 'in_progress'
          : entries.some(({ fate }) => fate === 'expired')
            ? 'expired'
            : 'completed',
      input_file_id: inputFile,
      output_file_id: output,
      error_file_id: errors,
      metadata,
    };
  }

  #openAiLine({ customId, body, fate }: Entry): string {
    const line = { id: randomUUID(), custom_id: customId };
    if (fate === 'answered') {
      const response = { status_code: 200, request_id: 'r', body: this.#envelope('/responses', body) };
      return JSON.stringify({ ...line, response, error: null });
    }
    if (fate === 'errored' || fate === 'invalid') {
      const status = fate === 'invalid' ? 400 : 500;
      const response = { status_code: status, request_id: 'r', body: { error: { message: 'no' } } };
      return JSON.stringify({ ...line, response, error: null });
    }
    return JSON.stringify({ ...line, response: null, error: { code: `batch_${fate}`, message: 'not done' } });
  }

  get #asGoogle(): GoogleSide {
    return {
      batches: this.batches,
      add: (entries, name) => this.#add(entries, { inputFile: '', metadata: name }),
      cancel: (batch) => this.#cancel(batch),
      answer: (body) => this.#envelope('/google', body),
    };
  }

  #asAnthropic(call: string, body: string): unknown {
    if (call === 'POST messages/batches') {
      const { requests } = JSON.parse(body);
      const entries = requests.map((one: { custom_id: string; params: unknown }) => ({
        customId: one.custom_id,
        body: JSON.stringify(one.params),
        fate: null,
      }));
      return this.#anthropicBatch(this.#add(entries, { inputFile: '', metadata: null }));
    }
    const known = this.batches.filter(({ isForgotten }) => !isForgotten);
    if (call === 'GET messages/batches') {
      const data = known.toReversed().map((one) => this.#anthropicBatch(one));
      return { data, has_more: false, first_id: null, last_id: null };
    }
    const [, method, id = '', action] = /^(\w+) messages\/batches\/([^/]+)(?:\/(\w+))?$/u.exec(call) ?? [];
    const batch = known.find((one) => one.id === id);
    if (batch === undefined) return undefined;
    if (method === 'DELETE') {
      batch.isForgotten = true;
      return { id, type: 'message_batch_deleted' };
    }
    if (action === 'results') {
      return batch.entries
        .toReversed()
        .map((entry) => this.#anthropicLine(entry))
        .join('\n');
    }
    if (action === 'cancel') this.#cancel(batch);
    return this.#anthropicBatch(batch);
  }

  #anthropicBatch({ id, entries, status, createdAt }: Batch): unknown {
    const count = (fate: Entry['fate']): number => entries.filter((entry) => entry.fate === fate).length;
    return {
      id,
      type: 'message_batch',
      processing_status: status === 'running' ? 'in_progress' : 'ended',
      created_at: createdAt.toISOString(),
      request_counts: {
        processing: count(null),
        succeeded: count('answered'),
        errored: count('errored') + count('invalid'),
        canceled: count('cancelled'),
        expired: count('expired'),
      },
      results_url: null,
    };
  }

  #anthropicLine({ customId, body, fate }: Entry): string {
    const kinds = { errored: 'api_error', invalid: 'invalid_request_error' };
    const result =
      fate === 'answered'
        ? { type: 'succeeded', message: this.#envelope('/messages', body) }
        : fate === 'errored' || fate === 'invalid'
          ? { type: 'errored', error: { type: 'error', error: { type: kinds[fate], message: 'no' } } }
          : { type: fate === 'expired' ? 'expired' : 'canceled' };
    return JSON.stringify({ custom_id: customId, result });
  }

  #envelope(path: string, body: string): unknown {
    const answer = { text: this.#options.reply(body), inputTokens: 1000, outputTokens: 200 };
    return envelopeFor(path, { ...answer, ending: 'stop' }, body);
  }

  #add(entries: readonly Entry[], given: Pick<Batch, 'inputFile' | 'metadata'>): Batch {
    const id = `batch_${randomUUID()}`;
    const batch: Batch = {
      id,
      entries,
      ...given,
      createdAt: new Date(),
      status: 'running',
      isForgotten: false,
    };
    this.batches.push(batch);
    return batch;
  }

  #cancel(batch: Batch): void {
    batch.status = 'ended';
    for (const entry of batch.entries) entry.fate ??= 'cancelled';
  }

  #addFile(content: string): string {
    const id = `file_${randomUUID()}`;
    this.#files.set(id, content);
    return id;
  }
}
