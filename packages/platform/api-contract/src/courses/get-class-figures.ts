import { z } from 'zod';
import { area } from '../assignments/score.ts';
import { defineCall } from '../call.ts';
import { inCourseParams } from './course-params.ts';
import { student } from './student.ts';

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
