import { z } from 'zod';
import { defineCall } from '../call.ts';
import { inCourseParams } from './course-params.ts';

export const deleteCourseAssignment = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/assignments/:id',
  summary: 'Deletes what was set for a week; its papers and examples stay with the course.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
