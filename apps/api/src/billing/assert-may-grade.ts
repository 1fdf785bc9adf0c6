import { AppError } from '@greenpen/api-contract';
import type { Actor } from '../http/actor.ts';
import type { Ports } from '../ports.ts';
import { planOf } from './plan-of.ts';

/** Throws PLAN_ENDED where a plan has ended: what there is can be read and exported, and no new grading started. */
export async function assertMayGrade(
  ports: Pick<Ports, 'gradebook' | 'billing' | 'now'>,
  actor: Actor,
): Promise<void> {
  const { state } = await planOf(ports, actor);
  if (state === 'ended') throw new AppError('PLAN_ENDED');
}
