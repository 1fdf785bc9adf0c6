import { listGradingCriteria, updateGradingCriteria, previewStrictness } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { criteriaOnWire } from './criteria-on-wire.ts';
import { logEvent } from '../http/log-event.ts';
import { severityAt, strictnesses, type Strictness } from '@greenpen/paper';
import { findReviewText, type ReviewText } from '../assignments/review-document.ts';
import { listOrder } from '../assignments/list-query.ts';

export function listGradingCriteriaRoute({ gradebook }: Ports): Route {
  return route(listGradingCriteria, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const records = await gradebook.criteria.list({ ownerId: actor.id });
    return records.map(criteriaOnWire);
  });
}

export function updateGradingCriteriaRoute({ gradebook }: Ports): Route {
  return route(
    updateGradingCriteria,
    { requires: 'own-criteria' },
    async ({ params, body, actor, request }) => {
      const { grammarWeight, apaWeight, contentWeight, feedbackStyle, strictness, learnsFromApproved } = body;
      const record = await gradebook.criteria.update({
        ownerId: actor.id,
        criteriaId: params.id,
        criteria: {
          weights: { grammar: grammarWeight, apa: apaWeight, content: contentWeight },
          feedbackStyle,
          ...(strictness === undefined ? {} : { strictness }),
        },
        learnsFromApproved,
      });
      logEvent(request, { action: 'criteria-changed', result: 'ok', object: params.id });
      return criteriaOnWire(record);
    },
  );
}

const PAPERS = 10;

/** Counts in stored reviews, so nothing is checked again. */
export function previewStrictnessRoute({ gradebook, store }: Ports): Route {
  return route(previewStrictness, { requires: 'signed-in' }, async ({ actor }) => {
    const { submissions } = await gradebook.submissions.list({
      ownerId: actor.id,
      filter: {},
      order: listOrder({ sort: 'uploaded', order: undefined }),
      cursor: null,
      limit: 3 * PAPERS,
    });
    const reviews: ReviewText[] = [];
    for (const { id: submissionId, ownerId, grade } of submissions) {
      if (grade === null || reviews.length === PAPERS) continue;
      const record = await gradebook.reviews.find({ ownerId, submissionId, number: grade.reviewNumber });
      const review = record === undefined ? null : await findReviewText(store, record);
      if (review !== null) reviews.push(review);
    }
    const [lenient = 0, standard = 0, strict = 0] = strictnesses.map((strictness) =>
      reviews.reduce((sum, review) => sum + countErrors(review, strictness), 0),
    );
    return { papers: reviews.length, errors: { lenient, standard, strict } };
  });
}

function countErrors({ findings }: ReviewText, strictness: Strictness): number {
  return findings.filter(
    (finding) => finding.area === 'grammar' && severityAt(finding, strictness) === 'error',
  ).length;
}
