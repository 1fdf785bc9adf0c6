import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams } from '../courses/course-params.ts';
import { gradedExample } from './graded-example.ts';

export const listGradedExamples = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/graded-examples',
  summary: 'The examples of a course or of one of its course assignments, newest first, 200 at most.',
  params: courseParams,
  query: z.object({ courseAssignmentId: z.uuid().optional() }),
  response: z.array(gradedExample),
});
