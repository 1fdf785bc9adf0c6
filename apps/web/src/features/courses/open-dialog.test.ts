import { expect, it } from 'vitest';
import { nowhere, placeAmong } from './open-dialog.ts';

it('chooses the only course, and none of several', () => {
  expect(placeAmong([])).toEqual(nowhere);
  expect(placeAmong([{ id: 'a' }])).toEqual({ courseId: 'a', courseAssignmentId: null });
  expect(placeAmong([{ id: 'a' }, { id: 'b' }])).toEqual(nowhere);
});
