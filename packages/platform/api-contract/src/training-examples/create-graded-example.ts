import { defineCall } from '../call.ts';
import { courseParams } from '../courses/course-params.ts';
import { gradedExample, newGradedExample } from './graded-example.ts';

export const createGradedExample = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/graded-examples',
  summary: 'Adds a graded paper as an example.',
  params: courseParams,
  body: newGradedExample,
  response: gradedExample,
});
