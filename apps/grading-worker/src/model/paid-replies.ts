import { PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import type { Prompt } from '@greenpen/paper-review';
import { createHash } from 'node:crypto';
import { z } from 'zod';

const paidReply = z.object({
  task: z.string(),
  /** What was sent, as it was sent. */
  sent: z.string(),
  /** null where the model gave nothing that can be used. */
  received: z.string().nullable(),
  version: z.string().nullable(),
  at: z.string(),
});

export type PaidReply = z.infer<typeof paidReply>;

/**
 * Replies that were paid for, stored beside the review, so that no prompt is paid for twice, whatever interrupts the
 * work on a paper.
 */
export class PaidReplies {
  readonly #store: Pick<PaperStore, 'get' | 'putAt'>;
  readonly #documentName: string;
  /** Those of this paper, in the order in which they were used. */
  readonly used: PaidReply[] = [];

  constructor(store: Pick<PaperStore, 'get' | 'putAt'>, documentName: string) {
    this.#store = store;
    this.#documentName = documentName;
  }

  async find(prompt: Prompt): Promise<PaidReply | undefined> {
    try {
      const text = new TextDecoder().decode(await this.#store.get(this.#nameOf(prompt)));
      const reply = paidReply.parse(JSON.parse(text));
      this.used.push(reply);
      return reply;
    } catch (error) {
      if (error instanceof PaperStoreError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  async keep(prompt: Prompt, { received, version }: Pick<PaidReply, 'received' | 'version'>): Promise<void> {
    const { task } = prompt;
    const reply = { task, sent: textOf(prompt), received, version, at: new Date().toISOString() };
    await this.#store.putAt(this.#nameOf(prompt), Buffer.from(JSON.stringify(reply)));
    this.used.push(reply);
  }

  #nameOf(prompt: Prompt): string {
    const key = createHash('sha256').update(textOf(prompt)).digest('hex').slice(0, 32);
    return `${this.#documentName}-model-${key}`;
  }
}

function textOf({ task, instructions, assignment, material }: Prompt): string {
  return [task, instructions, assignment, material].join('\n\n');
}
