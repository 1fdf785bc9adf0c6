import { z } from 'zod';
import { defineCall } from '../call.ts';
import { inCourseParams } from './course-params.ts';

export const deleteStudent = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/students/:id',
  summary: 'Takes someone off the class list; their papers stay.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
