import type { ExportChoice } from '@greenpen/api-contract';
import type { ClassMember } from '@greenpen/gradebook';
import type { Ports } from '../../ports.ts';
import { choosePapers } from '../choose-papers.ts';
import { markPaper, type MarkedPaper } from './marked-paper.ts';

/** The approved marks of a choice, newest first, of each student's attempts at one assignment the newest alone. */
export async function gatherMarks(
  { gradebook }: Pick<Ports, 'gradebook'>,
  ownerId: string,
  choice: ExportChoice,
): Promise<readonly MarkedPaper[]> {
  const lists = new Map<string, readonly ClassMember[]>();
  const marked = new Map<string, MarkedPaper>();
  for await (const submission of choosePapers({ gradebook }, ownerId, choice)) {
    const courseId = submission.course?.id;
    if (courseId !== undefined && !lists.has(courseId)) {
      lists.set(courseId, await gradebook.listStudents({ ownerId, courseId }));
    }
    const paper = markPaper(submission, lists.get(courseId ?? '') ?? []);
    if (paper === null) continue;
    const key = `${paper.submission.courseAssignment?.id ?? ''} ${studentKey(paper)}`;
    const before = marked.get(key);
    if (before === undefined || before.submission.uploadedAt < submission.uploadedAt) marked.set(key, paper);
  }
  return [...marked.values()].toSorted(
    (a, b) => b.submission.uploadedAt.getTime() - a.submission.uploadedAt.getTime(),
  );
}

/** Whom the class list or an address names is one person; whom nothing but a paper's own words name may be two. */
export function studentKey({ member, email, submission }: MarkedPaper): string {
  return member?.id ?? email?.toLowerCase() ?? submission.id;
}
