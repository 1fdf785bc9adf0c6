import { assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { numberOr } from '../number-or.ts';
import { courseParams } from './course-params.ts';
import { courseAssignment } from './course.ts';

export const createCourseAssignment = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/assignments',
  summary: 'Adds what is set for a week.',
  params: courseParams,
  body: z.object({
    title: z.string().trim().min(1).max(300),
    description: z.string().trim().max(5000).default(''),
    instructions: z.string().trim().max(20_000).default(''),
    week: numberOr(1, z.int().min(1).max(16)).default(1),
    type: z.enum(assignmentTypes).default('assignment'),
    maxPoints: numberOr(100, z.number().min(1).max(10_000)).default(100),
  }),
  response: courseAssignment,
});
