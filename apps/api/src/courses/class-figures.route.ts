import { getClassFigures, type CallResponse, getAgreement } from '@greenpen/api-contract';
import { labelOfCheck, type Agreement, findUnlikeMarks, measureAgreement } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import type { ApprovedDraft } from '@greenpen/gradebook';

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

type CallPairs = CallResponse<typeof getAgreement>['unlike'];

type CallFigures = NonNullable<CallResponse<typeof getAgreement>['figures']>;

export function getAgreementRoute({ gradebook }: Ports): Route {
  return route(getAgreement, { requires: 'signed-in' }, async ({ query, actor }) => {
    const papers = await gradebook.figures.listApprovedDrafts({ ownerId: actor.id, ...query });
    const figures = measureAgreement(
      papers.map(({ measures, ...paper }) => ({ ...paper, measured: measures.total })),
    );
    return {
      papers: papers.map(({ submissionId: id, title, drafted, approved }) => ({
        id,
        title,
        drafted,
        approved,
      })),
      figures: figures === null ? null : figuresOnWire(figures),
      unlike: findUnlikePairs(papers),
    };
  });
}

/** Of each course assignment by itself: papers of different ones are not alike. */
function findUnlikePairs(papers: readonly ApprovedDraft[]): CallPairs {
  const sets = Map.groupBy(papers, ({ courseAssignmentId }) => courseAssignmentId);
  return [...sets].flatMap(([courseAssignmentId, ofSet]) =>
    courseAssignmentId === null
      ? []
      : findUnlikeMarks(ofSet.map(({ measures, approved }) => ({ ...measures, approved }))).map(
          ({ ids: [higher, lower], ...pair }): CallPairs[number] => ({ ids: [higher, lower], ...pair }),
        ),
  );
}

function figuresOnWire({ meanErrorRange: [low, high], course, drift, ...rest }: Agreement): CallFigures {
  return {
    ...rest,
    meanErrorRange: [low, high],
    course: [...course],
    drift: drift === null ? null : { ...drift, range: [...drift.range] },
  };
}
