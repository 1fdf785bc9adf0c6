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
  /** Answered in a batch, at half the price. */
  isBatched: z.boolean().optional(),
});

export type PaidReply = z.infer<typeof paidReply>;

type Received = Pick<PaidReply, 'received' | 'version' | 'isBatched'> & { readonly usage: ModelUsage | null };

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
      const text = new TextDecoder().decode(await this.#store.get(this.nameOf(prompt)));
      const reply = paidReply.parse(JSON.parse(text));
      this.used.push(reply);
      return reply;
    } catch (error) {
      if (error instanceof PaperStoreError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  async keep(prompt: Prompt, received: Received): Promise<void> {
    this.used.push(await keepReplyAt(this.#store, this.nameOf(prompt), prompt, received));
  }

  /** Lets the paper's instructor see what was sent so far, where the model's part ends without a review. */
  async list(): Promise<void> {
    await listReplies(this.#store, this.#documentName, this.used);
  }

  nameOf(prompt: Prompt): string {
    return this.#nameFor(textOf(prompt));
  }

  /** Stores a prompt that a batch is to answer; returns its name. */
  async keepPrompt(prompt: Prompt): Promise<string> {
    const name = this.#nameFor(`prompt\n${textOf(prompt)}`);
    await this.#store.putAt(name, Buffer.from(JSON.stringify(prompt)));
    return name;
  }

  /**
   * What prompts are made from, as it was when the first of them was made: over the hours that a batch takes, a course
   * gains graded examples, and another prompt would be paid for again.
   */
  async findOrKeep<Given>(make: () => Promise<Given>): Promise<Given> {
    const name = this.#nameFor('given');
    try {
      // Written and encrypted by a worker of this installation, so the type is trusted.
      return JSON.parse(new TextDecoder().decode(await this.#store.get(name)));
    } catch (error) {
      if (!(error instanceof PaperStoreError) || error.code !== 'not-found') throw error;
    }
    const given = await make();
    await this.#store.putAt(name, Buffer.from(JSON.stringify(given)));
    return given;
  }

  #nameFor(text: string): string {
    return `${this.#documentName}-model-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  }
}

export async function keepReplyAt(
  store: Pick<PaperStore, 'putAt'>,
  name: string,
  prompt: Prompt,
  received: Received,
): Promise<PaidReply> {
  const reply = { task: prompt.task, sent: textOf(prompt), ...received, at: new Date().toISOString() };
  await store.putAt(name, Buffer.from(JSON.stringify(reply)));
  return reply;
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
