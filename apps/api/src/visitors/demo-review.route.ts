import { startDemoReview, AppError, demoReview, getDemoReview } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function startDemoReviewRoute({ gradebook, sealer }: Ports): Route {
  return route(
    startDemoReview,
    { requires: 'public', limit: { max: 8, timeWindow: 60_000 } },
    async ({ body, request }) => {
      const { id, expiresAt } = await gradebook.demoReviews.start({ text: sealer.seal(body.text) });
      // The id is not logged, because it gives access to the review.
      logEvent(request, { action: 'demo-started', result: 'ok' });
      return { id, expiresAt: expiresAt.toISOString() };
    },
  );
}

export function getDemoReviewRoute({ gradebook, sealer }: Ports): Route {
  return route(
    getDemoReview,
    { requires: 'public', limit: { max: 240, timeWindow: 60_000 } },
    async ({ params }) => {
      const found = await gradebook.demoReviews.find(params.id);
      if (found === undefined) throw new AppError('DEMO_NOT_FOUND');
      const { state, ahead, review } = found;
      return {
        status: state,
        ahead,
        review: review === null ? null : demoReview.parse(JSON.parse(sealer.open(review))),
      };
    },
  );
}
