import type { ExportChoice } from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import type { Ports } from '../../ports.ts';
import { choosePapers } from '../choose-papers.ts';
import { readClassList, type ClassList } from './class-list.ts';
import { markPaper, type MarkedPaper } from './marked-paper.ts';

export type GatheredMarks = {
  /** Approved marks of the selected papers, newest first. */
  readonly chosen: readonly MarkedPaper[];
  /** All approved marks of their course assignments, because the selection may omit another paper of a student. */
  readonly all: readonly MarkedPaper[];
};

export async function gatherMarks(
  { gradebook }: Pick<Ports, 'gradebook'>,
  ownerId: string,
  choice: ExportChoice,
): Promise<GatheredMarks> {
  const lists = new Map<string, ClassList>();
  const mark = async (submission: Submission): Promise<MarkedPaper | null> => {
    const courseId = submission.course?.id ?? '';
    const list = lists.get(courseId) ?? (await readClassList({ gradebook }, ownerId, submission));
    lists.set(courseId, list);
    return markPaper(submission, list);
  };
  const chosen = new Map<string, MarkedPaper>();
  for await (const submission of choosePapers({ gradebook }, ownerId, choice)) {
    const paper = await mark(submission);
    if (paper !== null) chosen.set(submission.id, paper);
  }
  const all = new Map(chosen);
  const assignments = new Set([...chosen.values()].map(({ submission }) => submission.courseAssignment?.id));
  for (const courseAssignmentId of assignments) {
    if (courseAssignmentId === undefined) continue;
    const filter = { courseAssignmentId, approved: true };
    for await (const submission of gradebook.submissions.each({ ownerId, filter })) {
      const paper = all.has(submission.id) ? null : await mark(submission);
      if (paper !== null) all.set(submission.id, paper);
    }
  }
  const newestFirst = [...chosen.values()].toSorted(
    (a, b) => b.submission.uploadedAt.getTime() - a.submission.uploadedAt.getTime(),
  );
  return { chosen: newestFirst, all: [...all.values()] };
}
