import { listDrafts, type CallResponse, editDraft } from '@greenpen/api-contract';
import type { ExtensionDraft, Submission } from '@greenpen/gradebook';
import { letterOf, statusOfState } from '@greenpen/grading';
import { statusDetail } from '../assignments/status-detail.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradeOnWire } from '../assignments/grade-on-wire.ts';
import { saveGradeEdit } from '../assignments/update-grade.route.ts';
import { logEvent } from '../http/log-event.ts';

const limit = 50;

export function listDraftsRoute({ gradebook }: Ports): Route {
  return route(listDrafts, { requires: 'signed-in', scope: 'extension' }, async ({ actor, query }) => {
    const ownerId = actor.id;
    const drafts = await gradebook.extensionDrafts.list({ ownerId, ...query, limit });
    const submissionIds = drafts.map(({ submissionId }) => submissionId);
    const papers = await gradebook.submissions.listById({ ownerId, submissionIds });
    const paperOf = new Map(papers.map((paper) => [paper.id, paper]));
    return drafts.flatMap((draft) => {
      const paper = paperOf.get(draft.submissionId);
      return paper === undefined ? [] : [draftOnWire(draft, paper)];
    });
  });
}

function draftOnWire(draft: ExtensionDraft, paper: Submission): CallResponse<typeof listDrafts>[number] {
  const { site, host, lmsCourse, lmsAssignment, lmsStudent, lmsAttempt, courseName, title } = draft;
  const total = paper.grade?.scores.total ?? null;
  return {
    id: paper.id,
    lms: {
      site,
      host,
      course: lmsCourse,
      assignment: lmsAssignment,
      student: lmsStudent,
      attempt: lmsAttempt,
      courseName,
      title,
      studentName: paper.studentName,
    },
    createdAt: draft.createdAt.toISOString(),
    status: statusOfState[paper.state],
    statusDetail: statusDetail(paper),
    totalGrade: total,
    letter: total === null ? null : letterOf(total),
    approvedAt: paper.grade?.approvedAt?.toISOString() ?? null,
  };
}

/** A key may change only drafts that the extension sent, never papers that were uploaded. */
export function editDraftRoute(ports: Ports): Route {
  return route(
    editDraft,
    { requires: 'own-submission', scope: 'extension' },
    async ({ params, body, actor, request }) => {
      const where = { ownerId: actor.id, submissionId: params.id };
      await ports.gradebook.extensionDrafts.check(where);
      const { grade } = await saveGradeEdit(ports, where, body);
      logEvent(request, { action: 'grade-changed', result: 'ok', object: params.id });
      return gradeOnWire(grade, ports.sealer);
    },
  );
}
