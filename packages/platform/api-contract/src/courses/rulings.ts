import { z } from 'zod';
import { assignmentParams } from '../assignments/grade.ts';
import { defineCall } from '../call.ts';
import { inCourseParams } from './course.ts';

/** A passage of a paper of which the instructor said whether it meets a requirement. */
export const rulingOnWire = z.object({
  id: z.uuid(),
  requirementId: z.string(),
  text: z.string(),
  counts: z.boolean(),
});

export type RulingOnWire = z.infer<typeof rulingOnWire>;

export const setRuling = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/rulings',
  summary:
    'Keeps a passage of the paper as an example of what meets a requirement of its course assignment, or does not; null removes it.',
  params: assignmentParams,
  body: z.object({
    requirementId: z.string().min(1).max(100),
    ruling: z.object({ text: z.string().trim().min(1).max(1000), counts: z.boolean() }).nullable(),
  }),
  /** `others`: unapproved, unedited papers of the course assignment that grading again may now judge otherwise. */
  response: z.object({ others: z.array(z.uuid()) }),
});

export const listRulings = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/assignments/:id/rulings',
  summary: 'The passages that count, or do not, for the requirements of a course assignment; oldest first.',
  params: inCourseParams,
  response: z.array(rulingOnWire),
});

export const deleteRuling = defineCall({
  method: 'DELETE',
  path: '/api/rulings/:id',
  summary: 'Removes a passage from the examples of a requirement.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ deleted: z.literal(true) }),
});
