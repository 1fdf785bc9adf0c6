import { expect, it } from 'vitest';
import { choosable } from './course-dialogs.tsx';

const courses = [
  { id: 'taught', archivedAt: null },
  { id: 'old', archivedAt: '2026-01-01T00:00:00.000Z' },
  { id: 'older', archivedAt: '2025-01-01T00:00:00.000Z' },
];

it('offers active courses and the current choice', () => {
  expect(choosable(courses, '').map(({ id }) => id)).toEqual(['taught']);
  expect(choosable(courses, 'old').map(({ id }) => id)).toEqual(['taught', 'old']);
});
