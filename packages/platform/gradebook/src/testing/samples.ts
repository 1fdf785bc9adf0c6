import { randomUUID } from 'node:crypto';
import { defaultCriteria, type AreaBasis } from '@greenpen/grading';
import { user } from '../schema/index.ts';
import type { Gradebook } from '../gradebook.ts';
import type { NewSubmission } from '../submissions/submission-requests.ts';
import type { NewReview } from '../queue/run-records.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Adds an account and returns its id. */
export async function addUser(gradebook: Gradebook, email = `${randomUUID()}@example.edu`): Promise<string> {
  const id = randomUUID();
  await gradebook.database.insert(user).values({ id, name: 'Robin Vale', email });
  return id;
}

export function sampleSubmission(ownerId: string, change: Partial<NewSubmission> = {}): NewSubmission {
  return {
    ownerId,
    uploadKey: randomUUID(),
    originalName: 'essay.docx',
    fileType: 'DOCX',
    fileSize: 12_345,
    fileId: randomUUID(),
    sha256: 'ab'.repeat(32),
    studentName: null,
    studentEmail: null,
    courseId: null,
    courseAssignmentId: null,
    deletesAt: new Date(Date.now() + WEEK_MS),
    ...change,
  };
}

const basis: AreaBasis = {
  parts: [{ id: 'base', label: 'Start', points: 100, maxPoints: 100, reason: 'Everyone starts here.' }],
  costs: { 'typo:12': 2 },
  caps: { typo: 10 },
};

export function sampleReview(change: Partial<NewReview> = {}): NewReview {
  return {
    engine: 'test-1',
    scores: { grammar: 91, apa: 82.5, content: 74, total: 81.2 },
    weights: defaultCriteria.weights,
    feedbackStyle: defaultCriteria.feedbackStyle,
    basis: { words: 900, areas: { grammar: basis, apa: basis, content: basis } },
    words: 1000,
    pages: 4,
    documentName: 'reviews/sample/1',
    student: { name: null, email: null },
    feedback: Buffer.from('sealed feedback'),
    ...change,
  };
}
