import type { HealResult } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

/** The rows are the truth and the queue a hint: what should be under way and has no job gets one. */
export async function healQueue({ gradebook }: Ports): Promise<HealResult> {
  return gradebook.runs.heal();
}
