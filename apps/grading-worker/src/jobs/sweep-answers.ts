import type { Ports } from '../ports.ts';

export type SweptAnswers = { readonly answers: number; readonly attempts: number };

/** Forgets the recorded answers to requests that nobody sends again, and attempts that count no more. */
export async function sweepAnswers({ gradebook }: Ports): Promise<SweptAnswers> {
  return { answers: await gradebook.sweepAnswers(), attempts: await gradebook.attempts.sweep() };
}
