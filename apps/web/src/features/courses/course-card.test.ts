import { expect, it } from 'vitest';
import { countCourseWide } from './course-card.tsx';

it('excludes examples of an assignment', () => {
  const course = {
    gradedExampleCount: 5,
    discussionExampleCount: 2,
    assignments: [
      { gradedExampleCount: 3, discussionExampleCount: 0 },
      { gradedExampleCount: 1, discussionExampleCount: 2 },
    ],
  };
  expect(countCourseWide(course)).toEqual({ gradedExampleCount: 1, discussionExampleCount: 0 });
});
