import { defineCall } from '../call.ts';
import { inCourseParams } from '../courses/course-params.ts';
import { gradedExample, gradedExampleEdit } from './graded-example.ts';

export const updateGradedExample = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId/graded-examples/:id',
  summary: 'Changes an example; fields that are absent stay.',
  params: inCourseParams,
  body: gradedExampleEdit,
  response: gradedExample,
});
