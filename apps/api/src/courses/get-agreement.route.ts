import { type CallResponse, getAgreement } from '@greenpen/api-contract';
import { type Agreement, measureAgreement } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

type CallFigures = NonNullable<CallResponse<typeof getAgreement>['figures']>;

export function getAgreementRoute({ gradebook }: Ports): Route {
  return route(getAgreement, { requires: 'signed-in' }, async ({ query, actor }) => {
    const papers = await gradebook.figures.listApprovedDrafts({
      ownerId: actor.id,
      courseId: query.courseId,
    });
    const figures = measureAgreement(papers);
    return {
      papers: papers.map(({ submissionId: id, title, drafted, approved }) => ({
        id,
        title,
        drafted,
        approved,
      })),
      figures: figures === null ? null : figuresOnWire(figures),
    };
  });
}

function figuresOnWire({ meanErrorRange: [low, high], course, ...rest }: Agreement): CallFigures {
  return { ...rest, meanErrorRange: [low, high], course: [...course] };
}
