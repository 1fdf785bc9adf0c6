import { defineCall } from '../call.ts';
import { courseParams } from '../courses/course-params.ts';
import { discussionExample, newDiscussionExample } from './discussion-example.ts';

export const createDiscussionExample = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/discussion-examples',
  summary: 'Adds an answer in a discussion as an example.',
  params: courseParams,
  body: newDiscussionExample,
  response: discussionExample,
});
