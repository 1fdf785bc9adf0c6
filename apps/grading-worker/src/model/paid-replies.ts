import { PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import type { ModelUsage, Prompt } from '@greenpen/paper-review';
import { createHash } from 'node:crypto';
import { z } from 'zod';

const paidReply = z.object({
  task: z.string(),
  /** What was sent, as it was sent. */
  sent: z.string(),
  /** null where the model gave nothing that can be used. */
  received: z.string().nullable(),
  version: z.string().nullable(),
  /** Tokens as the provider counted them; null where it did not. */
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).nullable().default(null),
  at: z.string(),
});

export type PaidReply = z.infer<typeof paidReply>;

type Received = Pick<PaidReply, 'received' | 'version'> & { readonly usage: ModelUsage | null };

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

  async keep(prompt: Prompt, received: Received): Promise<void> {
    const reply = { task: prompt.task, sent: textOf(prompt), ...received, at: new Date().toISOString() };
    await this.#store.putAt(this.#nameOf(prompt), Buffer.from(JSON.stringify(reply)));
    this.used.push(reply);
  }

  /** Lets the paper's instructor see what was sent so far, where the model's part ends without a review. */
  async list(): Promise<void> {
    await listReplies(this.#store, this.#documentName, this.used);
  }

  #nameOf(prompt: Prompt): string {
    const key = createHash('sha256').update(textOf(prompt)).digest('hex').slice(0, 32);
    return `${this.#documentName}-model-${key}`;
  }
}

/** Stores what was sent and received beside the documents of a review, where the API reads it. */
export async function listReplies(
  store: Pick<PaperStore, 'putAt'>,
  documentName: string,
  replies: readonly PaidReply[],
): Promise<void> {
  if (replies.length === 0) return;
  await store.putAt(`${documentName}-model`, Buffer.from(JSON.stringify(replies)));
}

function textOf({ task, instructions, assignment, material }: Prompt): string {
  return [task, instructions, assignment, material].join('\n\n');
}
