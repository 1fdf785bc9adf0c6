import type { ClassMember, Submission } from '@greenpen/gradebook';
import { ClassList } from '../marks/class-list.ts';
import { markPaper, type MarkedPaper } from '../marks/marked-paper.ts';

const scores = { grammar: 88, apa: 80, content: 70, total: 77.9 };

/** An approved paper of Ana Diaz, graded when it was uploaded. */
export function submission(facts: Partial<Submission> & { readonly id: string }): Submission {
  return {
    ownerId: 'user-1',
    originalName: 'essay.txt',
    fileType: 'TXT',
    fileSize: 1,
    fileId: null,
    sha256: '',
    studentName: 'Ana Diaz',
    studentEmail: null,
    otherName: null,
    studentCorrected: false,
    course: { id: 'c', code: 'PSY', name: 'Psychology' },
    courseAssignment: { id: 'a', week: 1, title: 'Essay', maxPoints: 50 },
    state: 'completed',
    stateReason: null,
    stateSince: new Date(0),
    uploadedAt: new Date(0),
    queuedAt: null,
    completedAt: new Date(1000),
    deletesAt: new Date(0),
    expiredAt: null,
    deletedAt: null,
    attempt: 1,
    attemptCount: 1,
    doubts: [],
    grade: {
      submissionId: facts.id,
      reviewNumber: 1,
      version: 1,
      scores,
      overrides: { grammar: null, apa: null, content: null },
      dismissed: [],
      rubricPoints: {},
      verdicts: {},
      notJudged: [],
      feedback: new Uint8Array(),
      annotations: null,
      words: { feedbackWords: 0, typedWords: 0 },
      approvedAt: new Date(0),
      approvedBy: 'user-1',
      updatedAt: new Date(0),
      savedBy: null,
    },
    ...facts,
  };
}

export function paper(
  facts: Partial<Submission> & { readonly id: string },
  list: readonly ClassMember[] | ClassList = [],
): MarkedPaper {
  const marked = markPaper(submission(facts), list instanceof ClassList ? list : new ClassList(list));
  if (marked === null) throw new Error('not approved');
  return marked;
}

export const member = (facts: Partial<ClassMember>): ClassMember => ({
  id: 'm',
  name: 'Ana Diaz',
  email: null,
  lmsId: '',
  sisId: '',
  loginId: '',
  section: '',
  ...facts,
});
