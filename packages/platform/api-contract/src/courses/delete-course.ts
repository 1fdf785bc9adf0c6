import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams } from './course-params.ts';

export const deleteCourse = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId',
  summary:
    'Deletes a course with its course assignments, examples and class list; papers stay, without a course.',
  params: courseParams,
  response: z.object({ deleted: z.literal(true) }),
});
