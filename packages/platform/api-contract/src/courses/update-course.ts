import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams } from './course-params.ts';
import { course } from './course.ts';

export const updateCourse = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId',
  summary: 'Changes a course, archives it or takes it back; fields that are absent stay.',
  params: courseParams,
  body: z.object({
    name: z.string().trim().min(1).max(200).optional(),
    code: z.string().trim().min(1).max(50).optional(),
    description: z.string().trim().max(5000).optional(),
    rubric: z.string().trim().max(20_000).optional(),
    term: z.string().trim().max(100).optional(),
    archived: z.boolean().optional(),
  }),
  response: course,
});
