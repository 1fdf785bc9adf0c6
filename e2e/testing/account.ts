import { inject } from 'vitest';
import { z } from 'zod';
import { ApiClient } from '../../tools/testing/api-client.ts';

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** An account of a test, by the API: any call, whatever it answers. */
export class Account extends ApiClient {
  constructor(address = inject('productAddress')) {
    super(address);
  }

  async ask(method: string, path: string, payload?: unknown): Promise<Answer> {
    const headers: Record<string, string> = { origin: this.address, cookie: this.cookie };
    if (payload !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers,
      redirect: 'manual',
      body: payload === undefined ? null : JSON.stringify(payload),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return {
      status: answer.status,
      body: isJson ? z.json().parse(JSON.parse(text)) : text,
      headers: answer.headers,
    };
  }

  /** Makes a record; its id. */
  async make(path: string, payload: unknown): Promise<string> {
    const { status, body } = await this.ask('POST', path, payload);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return z.object({ id: z.string() }).parse(body).id;
  }
}
