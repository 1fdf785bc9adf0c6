import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams } from '../courses/course-params.ts';
import { discussionExample } from './discussion-example.ts';

export const listDiscussionExamples = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/discussion-examples',
  summary: 'The examples of a course or of one of its course assignments, newest first, 200 at most.',
  params: courseParams,
  query: z.object({ courseAssignmentId: z.uuid().optional() }),
  response: z.array(discussionExample),
});
