import { startDemoReview } from '@greenpen/api-contract';
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
