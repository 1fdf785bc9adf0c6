import { deleteFeedbackTemplate } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function deleteFeedbackTemplateRoute({ gradebook }: Ports): Route {
  return route(deleteFeedbackTemplate, { requires: 'own-template' }, async ({ params, actor }) => {
    await gradebook.templates.delete({ ownerId: actor.id, templateId: params.id });
    return { deleted: true as const };
  });
}
