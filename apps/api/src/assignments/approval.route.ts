import {
  approveAssignment,
  approveAssignments,
  reopenAssignment,
  restoreGrade,
} from '@greenpen/api-contract';
import type { Grade } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import { hashRequest, readIdempotencyKey, runOnce } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradeOnWire } from './grade-on-wire.ts';

export function approveAssignmentRoute({ gradebook, sealer }: Ports): Route {
  return route(
    approveAssignment,
    { requires: 'own-submission' },
    async ({ params, body, actor, request }) => {
      const where = { ownerId: actor.id, submissionId: params.id };
      const approve = (inside: Pick<typeof gradebook, 'grades'>): Promise<Grade> =>
        inside.grades.approve({ ...where, version: body.version, by: actor.id });
      const key = readIdempotencyKey(request);
      if (key !== null) {
        const requestHash = hashRequest([params.id, String(body.version)]);
        // A retried request must not approve a grade that was reopened meanwhile.
        await gradebook.withIdempotency(
          { ownerId: actor.id, key, action: 'approve-assignment', requestHash },
          async (inside) => ({ version: (await approve(inside)).version }),
        );
      }
      const grade = key === null ? await approve(gradebook) : (await gradebook.submissions.get(where)).grade;
      if (grade === null) throw new GradingError('REVIEW_NOT_READY');
      // In a transaction of its own: it locks other papers of the class.
      await gradebook.pilots.calibrateFor({ ownerId: actor.id, submissionIds: [params.id] });
      logEvent(request, { action: 'grade-approved', result: 'ok', object: params.id });
      return gradeOnWire(grade, sealer);
    },
  );
}

export function approveAssignmentsRoute({ gradebook }: Ports): Route {
  return route(approveAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'approve-assignments',
      parts: submissionIds.toSorted(),
    };
    const answer = await runOnce(once, async (inside) => {
      const result = await inside.grades.approveMany({ ownerId: actor.id, submissionIds, by: actor.id });
      return {
        approved: [...result.approved],
        alreadyApproved: [...result.alreadyApproved],
        notReady: [...result.notReady],
      };
    });
    // In a transaction of its own: it locks other papers of the class.
    await gradebook.pilots.calibrateFor({ ownerId: actor.id, submissionIds });
    logEvent(request, { action: 'grades-approved', result: 'ok', detail: answer.approved.length });
    return answer;
  });
}

export function reopenAssignmentRoute({ gradebook, sealer }: Ports): Route {
  return route(reopenAssignment, { requires: 'own-submission' }, async ({ params, actor, request }) => {
    const grade = await gradebook.grades.reopen({ ownerId: actor.id, submissionId: params.id, by: actor.id });
    logEvent(request, { action: 'grade-reopened', result: 'ok', object: params.id });
    return gradeOnWire(grade, sealer);
  });
}

export function restoreGradeRoute({ gradebook, sealer }: Ports): Route {
  return route(restoreGrade, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const grade = await gradebook.grades.restore({ ...where, version: body.version, by: actor.id });
    logEvent(request, { action: 'grade-restored', result: 'ok', object: params.id });
    return gradeOnWire(grade, sealer);
  });
}
