import { z } from 'zod';
import { defineCall } from '../call.ts';
import { inCourseParams } from '../courses/course-params.ts';

export const deleteGradedExample = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/graded-examples/:id',
  summary: 'Deletes an example.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
