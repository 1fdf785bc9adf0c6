import { responseStyles } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams, inCourseParams } from '../courses/course.ts';
import { openEnum, requiredText } from '../fields.ts';

const incomplete = 'Please fill in all required fields for the discussion example.';

/** A discussion reply by the instructor, from which the engine learns. */
export const discussionExample = z.object({
  id: z.uuid(),
  courseId: z.uuid(),
  /** null for an example of the whole course. */
  courseAssignmentId: z.uuid().nullable(),
  discussionPrompt: z.string(),
  professorResponse: z.string(),
  responseStyle: openEnum(responseStyles),
  notes: z.string(),
  createdAt: z.iso.datetime(),
});

export type DiscussionExample = z.infer<typeof discussionExample>;

export const newDiscussionExample = z.object({
  courseAssignmentId: z.uuid().nullable().default(null),
  discussionPrompt: requiredText(20_000, incomplete),
  professorResponse: requiredText(20_000, incomplete),
  responseStyle: z.enum(responseStyles).default('conversational'),
  notes: z.string().trim().max(5000).default(''),
});

/** Absent fields keep their values. */
export const discussionExampleEdit = z.object({
  courseAssignmentId: z.uuid().nullable().optional(),
  discussionPrompt: z.string().trim().min(1).max(20_000).optional(),
  professorResponse: z.string().trim().min(1).max(20_000).optional(),
  responseStyle: z.enum(responseStyles).optional(),
  notes: z.string().trim().max(5000).optional(),
});

export const listDiscussionExamples = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/discussion-examples',
  summary: 'The examples of a course or of one of its course assignments, newest first, at most 200.',
  params: courseParams,
  query: z.object({ courseAssignmentId: z.uuid().optional() }),
  response: z.array(discussionExample),
});

export const createDiscussionExample = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/discussion-examples',
  summary: 'Adds a discussion reply as an example.',
  params: courseParams,
  body: newDiscussionExample,
  response: discussionExample,
});

export const updateDiscussionExample = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId/discussion-examples/:id',
  summary: 'Changes an example; absent fields keep their values.',
  params: inCourseParams,
  body: discussionExampleEdit,
  response: discussionExample,
});

export const deleteDiscussionExample = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/discussion-examples/:id',
  summary: 'Deletes an example.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
