import { updateGradingCriteria } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { criteriaOnWire } from './criteria-on-wire.ts';

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
