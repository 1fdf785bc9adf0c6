import { AppError, gradeAssignments, cancelAssignments, gradeByHand } from '@greenpen/api-contract';
import { GradingError, defaultCriteria, measureFeedback, scoreByHand } from '@greenpen/grading';
import { planOf } from '../billing/plan-of.ts';
import type { Actor } from '../http/actor.ts';
import { hashRequest, readIdempotencyKey, runOnce } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { sealFeedback } from './feedback-seal.ts';
import { gradeOnWire } from './grade-on-wire.ts';

export function gradeAssignmentsRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    gradeAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ body, actor, request }) => {
      await assertMayGrade(ports, actor);
      const submissionIds = [...new Set(body.assignmentIds)];
      const { isOvernight } = body;
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
                    ...(isOvernight === undefined ? [] : [isOvernight ? 'overnight' : 'now']),
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

export function cancelAssignmentsRoute({ gradebook }: Ports): Route {
  return route(cancelAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'cancel-assignments',
      parts: submissionIds.toSorted(),
    };
    const answer = await runOnce(once, async (inside) => {
      const result = await inside.runs.cancel({ ownerId: actor.id, submissionIds });
      return { cancelled: [...result.cancelled], finishing: [...result.finishing] };
    });
    logEvent(request, { action: 'grading-cancelled', result: 'ok', detail: answer.cancelled.length });
    return answer;
  });
}

const noText = { grammar: '', apa: '', content: '', overall: '' };

export function gradeByHandRoute({ gradebook, sealer }: Ports): Route {
  return route(gradeByHand, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const [criteria = defaultCriteria] = await gradebook.criteria.list({ ownerId: actor.id });
    const { weights, feedbackStyle } = criteria;
    const entered = { grammar: body.grammarScore, apa: body.apaScore, content: body.contentScore };
    const feedback = { ...noText, overall: body.feedback };
    const grade = await gradebook.grades.enterByHand({
      ownerId: actor.id,
      submissionId: params.id,
      by: actor.id,
      scores: scoreByHand(entered, entered, { weights }),
      weights,
      feedbackStyle,
      feedback: sealFeedback(sealer, feedback),
      words: measureFeedback(feedback, noText),
    });
    logEvent(request, { action: 'graded-by-hand', result: 'ok', object: params.id });
    return gradeOnWire(grade, sealer);
  });
}
