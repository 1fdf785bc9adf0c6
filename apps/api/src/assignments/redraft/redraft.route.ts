import { previewRedraft, type CallBody, type CallResponse, redraftAssignments } from '@greenpen/api-contract';
import { logEvent } from '../../http/log-event.ts';
import { route, type Route } from '../../http/route.ts';
import type { Ports } from '../../ports.ts';
import { findRedraftable, redraftGrade, type RedraftablePaper } from './redraft-grade.ts';

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

type Asked = CallBody<typeof redraftAssignments>;

type Answer = CallResponse<typeof redraftAssignments>;

export function redraftAssignmentsRoute(ports: Ports): Route {
  return route(redraftAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const asked = await readPapers(ports, actor.id, body);
    const answer = await (body.isPreview ? preview : apply)(ports, actor.id, asked);
    const count = answer.redrafted.length;
    logEvent(request, {
      action: body.isPreview ? 'paper-viewed' : 'grades-redrafted',
      result: 'ok',
      detail: count,
    });
    return answer;
  });
}

type AskedPaper = {
  readonly id: string;
  readonly manner: Asked['papers'][number]['manner'];
  /** null where its draft cannot be written again. */
  readonly paper: RedraftablePaper | null;
};

/** Read before the grades are locked, because the store may be slow. Throws SUBMISSION_NOT_FOUND. */
async function readPapers(
  ports: Ports,
  ownerId: string,
  { papers }: Asked,
): Promise<ReadonlyMap<string, AskedPaper>> {
  const asked = new Map<string, AskedPaper>();
  for (const { id, manner } of papers) {
    const submission = await ports.gradebook.submissions.get({ ownerId, submissionId: id });
    asked.set(id, { id, manner, paper: await findRedraftable(ports, submission) });
  }
  return asked;
}

async function preview(
  ports: Ports,
  ownerId: string,
  asked: ReadonlyMap<string, AskedPaper>,
): Promise<Answer> {
  const drafts = await ports.gradebook.grades.listDrafts({ ownerId, submissionIds: [...asked.keys()] });
  const answer: Answer = { redrafted: [], approved: [], notReady: [] };
  for (const { id, manner, paper } of asked.values()) {
    const drafted = drafts.find(({ grade }) => grade.submissionId === id);
    if (drafted !== undefined && drafted.grade.approvedAt !== null) answer.approved.push(id);
    else {
      const redrafted =
        drafted === undefined || paper === null
          ? null
          : await redraftGrade(ports, drafted, { paper, manner });
      if (redrafted === null) answer.notReady.push(id);
      else answer.redrafted.push({ id, manner: redrafted.manner, texts: [...redrafted.texts] });
    }
  }
  return answer;
}

async function apply(ports: Ports, ownerId: string, asked: ReadonlyMap<string, AskedPaper>): Promise<Answer> {
  const redrafted = new Map<string, Answer['redrafted'][number]>();
  const result = await ports.gradebook.grades.changeFeedback({
    ownerId,
    submissionIds: [...asked.keys()],
    change: async (grade, draft) => {
      const { manner, paper = null } = asked.get(grade.submissionId) ?? {};
      if (paper === null || manner === undefined) return null;
      const made = await redraftGrade(ports, { grade, draft }, { paper, manner });
      if (made === null) return null;
      const { submissionId: id } = grade;
      redrafted.set(id, { id, manner: made.manner, texts: [...made.texts] });
      return made.change;
    },
  });
  return {
    redrafted: result.changed.flatMap((id) => redrafted.get(id) ?? []),
    approved: [...result.approved],
    notReady: [...result.notReady, ...result.left],
  };
}
