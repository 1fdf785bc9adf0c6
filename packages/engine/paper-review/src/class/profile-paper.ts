import type { AssignmentBrief } from '@greenpen/grading';
import type { Refusal } from '@greenpen/paper';
import { readPaper } from '@greenpen/paper-extraction';
import { profileOf, type PaperProfile } from '@greenpen/paper-scoring';
import { wordMeanings } from '../word-meanings.ts';
import type { PaperSource } from '../review-request.ts';

export type ProfileRequest = { readonly source: PaperSource; readonly brief: AssignmentBrief | null };

export type ProfileOutcome =
  | { readonly status: 'read'; readonly text: string; readonly profile: PaperProfile }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** Reads a paper without checking or scoring it, for what its class is told about it. */
export async function profilePaper({ source, brief }: ProfileRequest): Promise<ProfileOutcome> {
  const file =
    'bytes' in source ? source : { bytes: new TextEncoder().encode(source.text), fileName: 'text.txt' };
  const extraction = await readPaper(file);
  if (extraction.status === 'refused') return extraction;
  return {
    status: 'read',
    text: extraction.paper.text,
    profile: profileOf(extraction.paper, brief, wordMeanings()),
  };
}
