import { assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { inCourseParams } from './course-params.ts';
import { courseAssignment } from './course.ts';

export const updateCourseAssignment = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId/assignments/:id',
  summary: 'Changes what is set for a week; fields that are absent stay.',
  params: inCourseParams,
  body: z.object({
    title: z.string().trim().min(1).max(300).optional(),
    description: z.string().trim().max(5000).optional(),
    instructions: z.string().trim().max(20_000).optional(),
    week: z.int().min(1).max(16).optional(),
    type: z.enum(assignmentTypes).optional(),
    maxPoints: z.number().min(1).max(10_000).optional(),
  }),
  response: courseAssignment,
});
