import { assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';
import { area } from '../assignments/review.ts';
import { defineCall } from '../call.ts';
import { numberOr } from '../fields.ts';
import { courseAssignment, courseParams, inCourseParams } from './course.ts';
import { student } from './students.ts';

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

export const deleteCourseAssignment = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/assignments/:id',
  summary: 'Deletes what was set for a week; its papers and examples stay with the course.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});

const mean = z.number();

/** Of each student the latest paper alone; drafts count like approved grades. */
export const classFigures = z.object({
  papers: z.int(),
  graded: z.int(),
  /** How many totals lie in each ten of a hundred, from 0 to 9 up to 90 to 100. */
  histogram: z.array(z.int()).length(10),
  /** null while nothing is graded. */
  means: z.object({ grammar: mean, apa: mean, content: mean, total: mean }).nullable(),
  /** What cost marks most often, by the papers that have it; ten at most. */
  findings: z.array(
    z.object({ check: z.string(), label: z.string(), area, count: z.int(), papers: z.int() }),
  ),
  /** How many are on the class list. */
  students: z.int(),
  /** Those of them without a paper, by name. */
  missing: z.array(student),
});

export type ClassFigures = z.infer<typeof classFigures>;

export const getClassFigures = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/assignments/:id/figures',
  summary: 'The figures of a class for what was set for a week.',
  params: inCourseParams,
  response: classFigures,
});
