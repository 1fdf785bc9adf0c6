import { listFeedbackTemplates } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { templateOnWire } from './template-on-wire.ts';

export function listFeedbackTemplatesRoute({ gradebook }: Ports): Route {
  return route(listFeedbackTemplates, { requires: 'signed-in' }, async ({ query, actor }) => {
    const withStarters = query.starters === 'with';
    const templates = await gradebook.templates.list({ ownerId: actor.id, withStarters });
    return templates.map(templateOnWire);
  });
}
