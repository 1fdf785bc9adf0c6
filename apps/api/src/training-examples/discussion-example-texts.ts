import { discussionExample, type DiscussionExample } from '@greenpen/api-contract';
import type { DiscussionExampleRecord } from '@greenpen/gradebook';
import type { Sealer } from '../ports.ts';

const discussionTexts = discussionExample.pick({
  discussionPrompt: true,
  professorResponse: true,
  notes: true,
});

export type DiscussionTexts = Pick<DiscussionExample, 'discussionPrompt' | 'professorResponse' | 'notes'>;

/** Encrypts the texts as JSON, for the gradebook. */
export function sealDiscussionTexts(
  sealer: Sealer,
  { discussionPrompt, professorResponse, notes }: DiscussionTexts,
): Uint8Array {
  return sealer.seal(JSON.stringify({ discussionPrompt, professorResponse, notes }));
}

export function discussionExampleOnWire(
  { texts, ...record }: DiscussionExampleRecord,
  sealer: Sealer,
): DiscussionExample {
  return {
    ...record,
    ...discussionTexts.parse(JSON.parse(sealer.open(texts))),
    createdAt: record.createdAt.toISOString(),
  };
}
