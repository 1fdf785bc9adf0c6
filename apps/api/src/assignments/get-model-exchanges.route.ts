import { getModelExchanges, type ModelExchange } from '@greenpen/api-contract';
import type { TokensUsed } from '@greenpen/gradebook';
import { costOf } from '../account/model-cost.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findModelExchanges } from './review-document.ts';

/** The worker stores requests and replies beside the review, so they are deleted with the paper. */
export function getModelExchangesRoute({ gradebook, store, model }: Ports): Route {
  return route(getModelExchanges, { requires: 'own-submission' }, async ({ params, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const { grade } = await gradebook.submissions.get(where);
    const record =
      grade === null ? undefined : await gradebook.reviews.find({ ...where, number: grade.reviewNumber });
    const exchanges = record === undefined ? [] : await findModelExchanges(store, record);
    logEvent(request, { action: 'paper-viewed', result: 'ok', object: params.id });
    const batched = sumOf(exchanges.filter(({ isBatched }) => isBatched === true));
    const used = { ...sumOf(exchanges), batched };
    return { exchanges: [...exchanges], ...costOf(used, model ?? { prices: null }) };
  });
}

function sumOf(exchanges: readonly Pick<ModelExchange, 'usage'>[]): TokensUsed {
  return {
    inputTokens: exchanges.reduce((sum, { usage }) => sum + (usage?.inputTokens ?? 0), 0),
    outputTokens: exchanges.reduce((sum, { usage }) => sum + (usage?.outputTokens ?? 0), 0),
  };
}
