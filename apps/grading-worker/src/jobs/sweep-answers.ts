import type { Ports } from '../ports.ts';

export type SweptAnswers = { readonly answers: number };

/** Forgets the recorded answers to requests that nobody sends again. */
export async function sweepAnswers({ gradebook }: Ports): Promise<SweptAnswers> {
  return { answers: await gradebook.sweepAnswers() };
}
