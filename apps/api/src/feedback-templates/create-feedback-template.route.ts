import { createFeedbackTemplate } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { templateOnWire } from './template-on-wire.ts';

export function createFeedbackTemplateRoute({ gradebook }: Ports): Route {
  return route(createFeedbackTemplate, { requires: 'signed-in' }, async ({ body, actor }) =>
    templateOnWire(await gradebook.templates.create({ ...body, ownerId: actor.id })),
  );
}
