import { summariseExport, type ExportSummary } from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import { readLmsFileName } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { choosePapers, isApproved } from './choose-papers.ts';

export function summariseExportRoute({ gradebook }: Ports): Route {
  return route(summariseExport, { requires: 'signed-in' }, async ({ body, actor }) => {
    const count = { approved: 0, drafts: 0, notGraded: 0, wordDocuments: 0, moodleNames: 0, canvasNames: 0 };
    const set = new Set<string | null>();
    for await (const paper of choosePapers({ gradebook }, actor.id, body)) {
      if (isApproved(paper)) {
        set.add(paper.courseAssignment?.id ?? null);
        countApproved(count, paper);
      } else if (paper.grade === null) count.notGraded += 1;
      else count.drafts += 1;
    }
    return { ...count, courseAssignments: set.size };
  });
}

type Counts = { -readonly [K in keyof ExportSummary]: ExportSummary[K] };

function countApproved(count: Omit<Counts, 'courseAssignments'>, paper: Submission): void {
  count.approved += 1;
  if (paper.fileType === 'DOCX' && paper.fileId !== null) count.wordDocuments += 1;
  const name = readLmsFileName(paper.originalName);
  if (name?.system === 'moodle') count.moodleNames += 1;
  if (name?.system === 'canvas') count.canvasNames += 1;
}
