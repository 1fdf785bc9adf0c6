import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams } from './course-params.ts';
import { student } from './student.ts';

export const listStudents = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/students',
  summary: 'The class list by name.',
  params: courseParams,
  response: z.array(student),
});
