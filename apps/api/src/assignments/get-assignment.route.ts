import { getAssignment, type ReviewOnWire } from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { listOrder } from './list-order.ts';
import { findModelFeedback } from './find-model-feedback.ts';
import { findReviewText } from './review-document.ts';
import { reviewOnWire } from './review-on-wire.ts';
import { submissionFilter } from './submission-filter.ts';

export function getAssignmentRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(
    getAssignment,
    { requires: 'own-submission', scope: 'extension' },
    async ({ params, query, actor, request }) => {
      const { sort, order, ...filter } = query;
      const where = { ownerId: actor.id, submissionId: params.id };
      const submission = await gradebook.submissions.get(where);
      const [review, neighbours, replacedAt, [draft]] = await Promise.all([
        findReviewOnWire(ports, submission),
        gradebook.submissions.findNeighbours({
          ...where,
          filter: submissionFilter(filter),
          order: listOrder({ sort, order }),
        }),
        gradebook.grades.findReplacedAt(where),
        gradebook.modelDrafts.list({ ownerId: actor.id, submissionIds: [params.id] }),
      ]);
      logEvent(request, { action: 'paper-viewed', result: 'ok', object: params.id });
      return {
        ...assignmentOnWire(submission, sealer, draft),
        review,
        neighbours,
        replacedAt: replacedAt?.toISOString() ?? null,
        savedBy: submission.grade?.savedBy ?? null,
      };
    },
  );
}

/** Null before the first review, and once retention took its texts. */
async function findReviewOnWire(
  { gradebook, store, sealer }: Ports,
  submission: Submission,
): Promise<ReviewOnWire | null> {
  const { id: submissionId, ownerId, grade } = submission;
  if (grade === null) return null;
  const record = await gradebook.reviews.find({ ownerId, submissionId, number: grade.reviewNumber });
  if (record === undefined) return null;
  const [review, byModel] = await Promise.all([
    findReviewText(store, record),
    findModelFeedback({ gradebook, sealer }, ownerId, grade),
  ]);
  return review === null
    ? null
    : reviewOnWire(record, { ...review, feedback: byModel ?? review.feedback }, grade);
}
