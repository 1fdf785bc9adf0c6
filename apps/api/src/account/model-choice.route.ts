import { getModelChoice, setModelChoice } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getModelChoiceRoute({ gradebook, model }: Ports): Route {
  return route(getModelChoice, { requires: 'signed-in' }, async ({ actor }) => ({
    model,
    isOn: await gradebook.modelDrafts.isOn({ ownerId: actor.id }),
  }));
}

export function setModelChoiceRoute({ gradebook, model }: Ports): Route {
  return route(setModelChoice, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    const { isOn } = body;
    await gradebook.modelDrafts.setOn({ ownerId: actor.id, isOn });
    logEvent(request, { action: isOn ? 'model-switched-on' : 'model-switched-off', result: 'ok' });
    return { model, isOn };
  });
}
