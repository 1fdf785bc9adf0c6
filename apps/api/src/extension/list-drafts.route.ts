import { listDrafts, type CallResponse } from '@greenpen/api-contract';
import type { ExtensionDraft, Submission } from '@greenpen/gradebook';
import { letterOf, statusOfState } from '@greenpen/grading';
import { statusDetail } from '../assignments/status-detail.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
