/* oxlint-disable typescript/no-unsafe-type-assertion -- fakes implement only what these tests use */
import type { ApprovedExample, ExampleToGradeBy, Gradebook } from '@greenpen/gradebook';
import { PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import { describe, expect, it, vi } from 'vitest';
import { findExamples } from './find-examples.ts';

const submission = {
  id: 'paper-1',
  ownerId: 'owner-1',
  course: { id: 'course-1', code: 'PSY', name: 'Sleep' },
  courseAssignment: { id: 'set-1', week: 1, title: 'Essay', maxPoints: 50 },
};

const example = (texts: string): ExampleToGradeBy =>
  ({
    texts: Buffer.from(texts),
    grade: 40,
    maxPoints: 50,
    nearness: 'course',
  }) as unknown as ExampleToGradeBy;

const work = (studentWork: string): string =>
  JSON.stringify({ studentWork, professorFeedback: 'Good.', notes: 'Mine.' });

const approved = (documentName: string): ApprovedExample => ({
  documentName,
  grade: 81,
  grammarGrade: null,
  apaGrade: null,
  contentGrade: 77,
  measured: { grammar: 88, apa: null },
  nearness: 'assignment',
});

function open(sealed: Uint8Array): string {
  const text = Buffer.from(sealed).toString();
  if (text === 'damaged') throw new PaperStoreError('damaged', 'damaged');
  return text;
}

function portsWith(records: readonly ExampleToGradeBy[], papers: readonly ApprovedExample[] = []) {
  const listToGradeBy = vi.fn<Gradebook['gradedExamples']['listToGradeBy']>(async () => [...records]);
  const listApprovedToGradeBy = vi.fn<Gradebook['gradedExamples']['listApprovedToGradeBy']>(async () => [
    ...papers,
  ]);
  const store = {
    get: async (name: string) => {
      if (name !== 'kept-paper') throw new PaperStoreError('not-found', 'not-found');
      return Buffer.from(JSON.stringify({ text: 'An approved paper.' }));
    },
  } as unknown as PaperStore;
  const gradebook = { gradedExamples: { listToGradeBy, listApprovedToGradeBy } } as unknown as Gradebook;
  return { gradebook, open, store, listToGradeBy, listApprovedToGradeBy };
}

describe('findExamples', () => {
  it('asks for the nearest of the instructor, and opens them', async () => {
    const ports = portsWith([example(work('First.')), example(work('Second.'))]);
    const opened = { professorFeedback: 'Good.', grade: 40, maxPoints: 50, nearness: 'course' };
    expect(await findExamples(ports, submission)).toEqual([
      { studentWork: 'First.', ...opened },
      { studentWork: 'Second.', ...opened },
    ]);
    const place = { ownerId: 'owner-1', courseId: 'course-1', courseAssignmentId: 'set-1' };
    expect(ports.listToGradeBy).toHaveBeenCalledExactlyOnceWith({ ...place, limit: 100 });
    expect(ports.listApprovedToGradeBy).toHaveBeenCalledExactlyOnceWith({
      ...place,
      submissionId: 'paper-1',
      limit: 40,
    });
  });

  it('adds approved papers whose text is still kept', async () => {
    const ports = portsWith([], [approved('deleted'), approved('kept')]);
    expect(await findExamples(ports, submission)).toMatchObject([
      {
        studentWork: 'An approved paper.',
        grade: 81,
        maxPoints: 100,
        contentGrade: 77,
        measured: { grammar: 88, apa: null },
        nearness: 'assignment',
      },
    ]);
  });

  it('asks nothing for a paper without a course', async () => {
    const ports = portsWith([example(work('First.'))]);
    expect(await findExamples(ports, { ...submission, course: null, courseAssignment: null })).toEqual([]);
    expect(ports.listToGradeBy).not.toHaveBeenCalled();
  });

  it('leaves out what is damaged', async () => {
    const ports = portsWith([example('damaged'), example(work('Second.'))]);
    expect(await findExamples(ports, { ...submission, courseAssignment: null })).toHaveLength(1);
  });
});
