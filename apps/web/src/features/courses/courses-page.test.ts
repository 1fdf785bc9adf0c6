import { emptyCourse, type Course } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { findKeptDialog } from './courses-page.tsx';

const assignment = {
  id: 'a1',
  courseId: 'c1',
  week: 2,
  title: 'Sleep',
  type: 'assignment',
  maxPoints: 100,
  description: '',
  instructions: '',
  requirements: null,
  apaScope: null,
  rubric: null,
  rubricUse: 'content',
  gradedExampleCount: 0,
  discussionExampleCount: 0,
} as const;
const course: Course = {
  ...emptyCourse,
  id: 'c1',
  archivedAt: null,
  createdAt: '2026-09-01T08:00:00.000Z',
  submissionCount: 0,
  gradedExampleCount: 0,
  discussionExampleCount: 0,
  assignments: [assignment],
};

describe('findKeptDialog', () => {
  it.each([
    ['new-course', { kind: 'course', course: null }],
    ['new-assignment', { kind: 'new-assignment', courseId: '' }],
    ['course-c1', { kind: 'course', course }],
    ['assignment-a1', { kind: 'edit-assignment', assignment }],
  ])('opens the dialog of %s', (name, dialog) => {
    expect(findKeptDialog(['new-template', name], [course])).toEqual(dialog);
  });

  it("opens nothing for another screen's text or a deleted course", () => {
    expect(findKeptDialog(['new-template', 'criteria-1', 'course-c9'], [course])).toBeNull();
  });
});
