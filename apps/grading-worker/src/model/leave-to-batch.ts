import type { ClaimedModelDraft, ModelLimits } from '@greenpen/gradebook';
import type { Prompt, PromptReader } from '@greenpen/paper-review';
import { randomUUID } from 'node:crypto';
import { whileDatabaseAway } from '../jobs/while-database-away.ts';
import type { Ports } from '../ports.ts';
import type { DraftOutcome } from './draft-outcome.ts';
import type { PaidReplies } from './paid-replies.ts';

/** Judging, its repair and a second reading; language and feedback, each with a repair. */
export const MOST_REQUESTS = 7;

type Leaving = {
  readonly ports: Ports;
  readonly claimed: ClaimedModelDraft;
  readonly name: string;
  readonly reader: PromptReader;
  readonly limits: ModelLimits;
  readonly signal: AbortSignal;
};

/** Stores a paper's next prompts and leaves them to a batch; the paper goes on when all are answered. */
export async function leaveToBatch(
  { ports: { gradebook }, claimed: { claim }, name, reader, limits, signal }: Leaving,
  replies: PaidReplies,
  prompts: readonly Prompt[],
): Promise<DraftOutcome> {
  const requests = await Promise.all(
    prompts.map(async (prompt) => ({
      id: randomUUID(),
      replyName: replies.nameOf(prompt),
      promptName: await replies.keepPrompt(prompt),
      bound: reader.bound(prompt),
      boundOutput: prompt.maxOutputTokens,
    })),
  );
  const queue = () =>
    gradebook.modelDrafts.queueBatched(claim, {
      model: name,
      requests,
      mostRequests: MOST_REQUESTS,
      ...limits,
    });
  return whileDatabaseAway(queue, signal);
}
