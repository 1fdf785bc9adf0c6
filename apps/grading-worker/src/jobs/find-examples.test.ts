/* oxlint-disable typescript/no-unsafe-type-assertion -- fakes implement only what these tests use */
import type { Gradebook, GradedExampleRecord } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import { describe, expect, it, vi } from 'vitest';
import { findExamples } from './grade-submission.ts';

const course = { id: 'course-1', code: 'PSY', name: 'Sleep' };
const courseAssignment = { id: 'set-1', week: 1, title: 'Essay', maxPoints: 50 };

const example = (texts: string): GradedExampleRecord =>
  ({ texts: Buffer.from(texts), grade: 40, maxPoints: 50 }) as unknown as GradedExampleRecord;

const work = (studentWork: string): string =>
  JSON.stringify({ studentWork, professorFeedback: 'Good.', notes: 'Mine.' });

function open(sealed: Uint8Array): string {
  const text = Buffer.from(sealed).toString();
  if (text === 'damaged') throw new PaperStoreError('damaged', 'damaged');
  return text;
}

function portsWith(records: readonly GradedExampleRecord[]) {
  const listToGradeBy = vi.fn<Gradebook['gradedExamples']['listToGradeBy']>(async () => [...records]);
  return { gradebook: { gradedExamples: { listToGradeBy } } as unknown as Gradebook, open, listToGradeBy };
}

describe('findExamples', () => {
  it('asks for the fifty newest of where the paper belongs, and opens them', async () => {
    const ports = portsWith([example(work('First.')), example(work('Second.'))]);
    expect(await findExamples(ports, { course, courseAssignment })).toEqual([
      { studentWork: 'First.', professorFeedback: 'Good.', grade: 40, maxPoints: 50 },
      { studentWork: 'Second.', professorFeedback: 'Good.', grade: 40, maxPoints: 50 },
    ]);
    expect(ports.listToGradeBy).toHaveBeenCalledExactlyOnceWith({
      courseId: 'course-1',
      courseAssignmentId: 'set-1',
      limit: 50,
    });
  });

  it('asks nothing for a paper without a course', async () => {
    const ports = portsWith([example(work('First.'))]);
    expect(await findExamples(ports, { course: null, courseAssignment: null })).toEqual([]);
    expect(ports.listToGradeBy).not.toHaveBeenCalled();
  });

  it('leaves out what is damaged', async () => {
    const ports = portsWith([example('damaged'), example(work('Second.'))]);
    expect(await findExamples(ports, { course, courseAssignment: null })).toHaveLength(1);
  });
});
