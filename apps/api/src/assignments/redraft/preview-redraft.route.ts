import { previewRedraft } from '@greenpen/api-contract';
import { logEvent } from '../../http/log-event.ts';
import { route, type Route } from '../../http/route.ts';
import type { Ports } from '../../ports.ts';
import { findRedraftable, redraftGrade } from './redraft-grade.ts';

export function previewRedraftRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(previewRedraft, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const paper = await findRedraftable(ports, await gradebook.submissions.get(where));
    const [drafted] = await gradebook.grades.listDrafts({ ownerId: actor.id, submissionIds: [params.id] });
    const { manner } = body;
    const redrafted =
      paper === null || drafted === undefined ? null : await redraftGrade(ports, drafted, { paper, manner });
    logEvent(request, { action: 'paper-viewed', result: 'ok', object: params.id });
    return { texts: [...(redrafted?.texts ?? [])] };
  });
}
