import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { envelopeFor, type Answer } from './model-envelopes.ts';

/** How the provider is: well, in one of its troubles, or with replies that cannot be used. */
export type ModelCondition =
  | { readonly kind: 'well' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly body?: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Refuses to hold a reply to a shape, and is well otherwise. */
  | { readonly kind: 'no-shapes' }
  | { readonly kind: 'silent' }
  /** Is well, and takes its time for each of a few requests; the others wait for their turn. */
  | { readonly kind: 'slow'; readonly ms: number; readonly atOnce: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'dripping' }
  | { readonly kind: 'html' }
  | { readonly kind: 'flood' }
  | { readonly kind: 'replies'; readonly text: string; readonly ending?: Answer['ending'] };

export type ReceivedRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds of the monotonic clock. */
  readonly at: number;
};

/** The sentence that a well model adds to the draft that it was sent, so that its work can be told apart. */
export const modelSentence = 'The points stand in the order in which they are worth your time.';

/**
 * A language model's server as it is on a bad day: real HTTP on loopback, for any of the providers by the path that is
 * asked for. A well one sends the draft back with one more sentence.
 */
export class ModelServer {
  condition: ModelCondition = { kind: 'well' };
  readonly received: ReceivedRequest[] = [];
  /** Tokens of all whole replies, as they were counted to the caller. */
  charged = 0;
  /** Of slow answers, when each ends. */
  readonly #turns: Promise<void>[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;

  static async start(): Promise<ModelServer> {
    const server = new ModelServer();
    await server.open();
    return server;
  }

  /** On the port that it had before, so that it can be away for a while. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    this.#port = address.port;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.#port}/v1`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => '');
    const path = request.url ?? '';
    this.received.push({ path, headers: request.headers, body, at: performance.now() });
    const condition = this.condition.kind === 'no-shapes' ? withoutShapes(body) : this.condition;
    const send = (status: number, type: string, content: string): void => {
      response.writeHead(status, { 'content-type': type }).end(content);
    };
    if (condition.kind === 'slow') await this.#takeTime(condition);
    if (condition.kind === 'well' || condition.kind === 'slow')
      return this.#reply(path, body, replyTo(body), send);
    if (condition.kind === 'replies') return this.#reply(path, body, condition.text, send, condition.ending);
    if (condition.kind === 'html') return send(200, 'text/html', '<!doctype html><title>Welcome</title>');
    if (condition.kind === 'redirect') {
      response.writeHead(307, { location: condition.to }).end();
    } else if (condition.kind === 'status') {
      if (condition.retryAfter !== undefined) response.setHeader('retry-after', condition.retryAfter);
      send(
        condition.status,
        'application/json',
        condition.body ?? JSON.stringify({ error: { message: 'no' } }),
      );
    } else if (condition.kind === 'flood') {
      send(200, 'application/json', JSON.stringify({ flood: 'x'.repeat(5_000_000) }));
    } else if (condition.kind !== 'silent') {
      const whole = JSON.stringify(this.#envelope(path, body, replyTo(body)));
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(whole),
      });
      if (condition.kind === 'cut') response.write(whole.slice(0, 200), () => response.destroy());
      else drip(whole, response);
    }
  }

  async #takeTime({ ms, atOnce }: Extract<ModelCondition, { kind: 'slow' }>): Promise<void> {
    const turn = this.#turns.length;
    const before = turn < atOnce ? undefined : this.#turns[turn - atOnce];
    const ended = Promise.resolve(before).then(() => delay(ms));
    this.#turns.push(ended);
    await ended;
  }

  #reply(
    path: string,
    body: string,
    reply: string,
    send: (status: number, type: string, content: string) => void,
    ending?: Answer['ending'],
  ): void {
    const envelope = this.#envelope(path, body, reply, ending);
    this.charged += tokensIn(body) + tokensIn(reply);
    send(200, 'application/json', JSON.stringify(envelope));
  }

  #envelope(path: string, body: string, reply: string, ending: Answer['ending'] = 'stop'): unknown {
    const answer = { text: reply, inputTokens: tokensIn(body), outputTokens: tokensIn(reply), ending };
    return envelopeFor(path, answer, body);
  }
}

function withoutShapes(body: string): ModelCondition {
  if (!body.includes('response_format')) return { kind: 'well' };
  const message = "'response_format.type' must be 'text'";
  return { kind: 'status', status: 400, body: JSON.stringify({ error: { message } }) };
}

function tokensIn(content: string): number {
  return Math.ceil(content.length / 4);
}

/** A byte a second, for as long as anyone listens. */
function drip(whole: string, response: ServerResponse): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(whole.charAt(sent));
    sent += 1;
  }, 1000);
  response.once('close', () => clearInterval(timer));
}

/** What a model writes that finds nothing: feedback that rests on what every paper has. */
const calmFeedback = [
  'You hand in a paper that I could read from its first line to its last, and the order of its parts is plain to see.',
  'Before you hand in the next one, read it aloud once, because the ear hears what the eye skips.',
  modelSentence,
].map((text) => ({ area: 'overall', text, restsOn: ['N1'], suggestedWording: null, startsParagraph: false }));

/** Finds nothing where it judges; adds a sentence to the draft in the prompt where it only rewords. */
function replyTo(body: string): string {
  const texts = textsIn(JSON.parse(body));
  const asksFor = (words: string): boolean => texts.some((content) => content.includes(words));
  if (asksFor('{"relevance":'))
    return JSON.stringify({ requirements: [], thesis: { kind: 'none', quote: null } });
  if (asksFor('{"edits":')) return '{"edits": []}';
  if (asksFor('{"sentences":')) return JSON.stringify({ sentences: calmFeedback });
  return rewordDraft(texts);
}

function rewordDraft(given: readonly string[]): string {
  const prompt = given.find((content) => content.includes('<<<DRAFT ')) ?? '';
  const draft = /<<<DRAFT (\w+)\n([\s\S]*?)\nDRAFT \1>>>/u.exec(prompt)?.[2] ?? '{}';
  const texts: unknown = JSON.parse(draft);
  if (typeof texts !== 'object' || texts === null || !('overall' in texts)) return draft;
  return JSON.stringify({ ...texts, overall: `${String(texts.overall)} ${modelSentence}` });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
