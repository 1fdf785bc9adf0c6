import { getClassFigures } from '@greenpen/api-contract';
import { labelOfCheck } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getClassFiguresRoute({ gradebook }: Ports): Route {
  return route(getClassFigures, { requires: 'own-course-assignment' }, async ({ params, actor }) => {
    const figures = await gradebook.figures.getClass({
      ownerId: actor.id,
      courseId: params.courseId,
      courseAssignmentId: params.id,
    });
    return {
      ...figures,
      histogram: [...figures.histogram],
      findings: figures.findings.map((finding) => ({ ...finding, label: labelOfCheck(finding.check) })),
      missing: [...figures.missing],
    };
  });
}
