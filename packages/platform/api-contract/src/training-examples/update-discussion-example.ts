import { defineCall } from '../call.ts';
import { inCourseParams } from '../courses/course-params.ts';
import { discussionExample, discussionExampleEdit } from './discussion-example.ts';

export const updateDiscussionExample = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId/discussion-examples/:id',
  summary: 'Changes an example; fields that are absent stay.',
  params: inCourseParams,
  body: discussionExampleEdit,
  response: discussionExample,
});
