import { z } from 'zod';
import { defineCall } from '../call.ts';
import { course } from './course.ts';

export const createCourse = defineCall({
  method: 'POST',
  path: '/api/courses',
  summary: 'Adds a course.',
  body: z.object({
    name: z.string().trim().min(1).max(200),
    code: z.string().trim().min(1).max(50),
    description: z.string().trim().max(5000).default(''),
    rubric: z.string().trim().max(20_000).default(''),
    term: z.string().trim().max(100).default(''),
  }),
  response: course,
});
