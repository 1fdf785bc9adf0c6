import { AppError, gradeAssignments } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { planOf } from '../billing/plan-of.ts';
import type { Actor } from '../http/actor.ts';
import { hashRequest, readIdempotencyKey } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function gradeAssignmentsRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    gradeAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ body, actor, request }) => {
      await assertMayGrade(ports, actor);
      const submissionIds = [...new Set(body.assignmentIds)];
      const { isOvernight = false } = body;
      const queue = async (inside: Pick<Ports['gradebook'], 'runs'>): Promise<{ count: number }> => {
        const result = await inside.runs.queue({ ownerId: actor.id, submissionIds, isOvernight });
        // A list that contains another user's paper is refused as a whole.
        if (result.unknown.length > 0) throw new GradingError('SUBMISSION_NOT_FOUND');
        return { count: result.queued.length };
      };
      const key = readIdempotencyKey(request);
      const { count } =
        key === null
          ? await gradebook.transaction(queue)
          : (
              await gradebook.withIdempotency(
                {
                  ownerId: actor.id,
                  key,
                  action: 'grade-assignments',
                  requestHash: hashRequest([
                    ...submissionIds.toSorted(),
                    ...(isOvernight ? ['overnight'] : []),
                  ]),
                },
                queue,
              )
            ).answer;
      logEvent(request, { action: 'grade-requested', result: 'ok', detail: count });
      return { count };
    },
  );
}

/** Throws PLAN_ENDED if the plan has ended: existing grades can be read and exported, but new grading is refused. */
export async function assertMayGrade(
  ports: Pick<Ports, 'gradebook' | 'billing' | 'now'>,
  actor: Actor,
): Promise<void> {
  const { state } = await planOf(ports, actor);
  if (state === 'ended') throw new AppError('PLAN_ENDED');
}
