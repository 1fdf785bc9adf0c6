import { z } from 'zod';
import { defineCall } from '../call.ts';
import { course } from './course.ts';

export const listCourses = defineCall({
  method: 'GET',
  path: '/api/courses',
  summary: 'The courses with what was set in them.',
  response: z.array(course),
});
