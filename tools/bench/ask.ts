import { Agent, request } from 'node:http';

export type Asked = {
  readonly status: number;
  readonly body: Buffer;
  readonly nextCursor: string | null;
  readonly retryAfter: string | null;
};

/** Requests over connections that stay, as cheap as they come, so that the asking costs little beside the answer. */
export class Asker {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });
  readonly #headers: Readonly<Record<string, string>>;

  constructor(cookie: string, headers: Readonly<Record<string, string>> = {}) {
    this.#headers = { ...headers, cookie };
  }

  ask(address: string): Promise<Asked> {
    return new Promise((resolve, reject) => {
      const sent = request(address, { agent: this.#agent, headers: this.#headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const cursor = answer.headers['x-next-cursor'];
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts),
            nextCursor: typeof cursor === 'string' ? cursor : null,
            retryAfter: answer.headers['retry-after'] ?? null,
          });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  /** Answers a second while so many ask at a time for so long. */
  async rate(
    address: string,
    { atOnce, ms }: { readonly atOnce: number; readonly ms: number },
  ): Promise<number> {
    const began = performance.now();
    let answers = 0;
    const askOn = async (): Promise<void> => {
      while (performance.now() - began < ms) {
        const { status } = await this.ask(address);
        if (status !== 200) throw new Error(`${address} answered ${status}`);
        answers += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askOn));
    return (answers * 1000) / (performance.now() - began);
  }

  close(): void {
    this.#agent.destroy();
  }
}
