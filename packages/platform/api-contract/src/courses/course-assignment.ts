import { apaScopes, assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';
import { area } from '../assignments/area.ts';
import { defineCall } from '../call.ts';
import { numberOr } from '../fields.ts';
import { courseAssignment, courseParams, inCourseParams } from './course.ts';
import { requirementList } from './requirement.ts';
import { rubric, rubricUseChoice } from './rubric.ts';
import { student } from './students.ts';

export const createCourseAssignment = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/assignments',
  summary: 'Adds a course assignment.',
  params: courseParams,
  body: z.object({
    title: z.string().trim().min(1).max(300),
    description: z.string().trim().max(5000).default(''),
    instructions: z.string().trim().max(20_000).default(''),
    week: numberOr(1, z.int().min(1).max(16)).default(1),
    type: z.enum(assignmentTypes).default('assignment'),
    maxPoints: numberOr(100, z.number().min(1).max(10_000)).default(100),
    /** null reads them from the instructions. */
    requirements: requirementList.nullable().default(null),
    apaScope: z.enum(apaScopes).nullable().default(null),
    /** null: the course's rubric. */
    rubric: rubric.nullable().default(null),
    rubricUse: rubricUseChoice.default('auto'),
  }),
  response: courseAssignment,
});

export const updateCourseAssignment = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId/assignments/:id',
  summary: 'Changes a course assignment; absent fields keep their values.',
  params: inCourseParams,
  body: z.object({
    title: z.string().trim().min(1).max(300).optional(),
    description: z.string().trim().max(5000).optional(),
    instructions: z.string().trim().max(20_000).optional(),
    week: z.int().min(1).max(16).optional(),
    type: z.enum(assignmentTypes).optional(),
    maxPoints: z.number().min(1).max(10_000).optional(),
    requirements: requirementList.nullable().optional(),
    apaScope: z.enum(apaScopes).nullable().optional(),
    rubric: rubric.nullable().optional(),
    rubricUse: rubricUseChoice.optional(),
  }),
  response: courseAssignment,
});

export const deleteCourseAssignment = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/assignments/:id',
  summary: 'Deletes a course assignment; its papers and examples stay in the course.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});

const mean = z.number();

/** Counts only the latest paper of each student; drafts count like approved grades. */
export const classFigures = z.object({
  papers: z.int(),
  graded: z.int(),
  /** Number of totals per ten points: 0 to 9, …, 90 to 100. */
  histogram: z.array(z.int()).length(10),
  /** null if nothing is graded; an area's mean is null if it was judged in no paper. */
  means: z
    .object({
      grammar: mean.nullable(),
      apa: mean.nullable(),
      content: mean.nullable(),
      total: mean,
    })
    .nullable(),
  /** The findings in the most papers; at most ten. */
  findings: z.array(
    z.object({ check: z.string(), label: z.string(), area, count: z.int(), papers: z.int() }),
  ),
  /** Number of students on the class list. */
  students: z.int(),
  /** Students without a paper, by name. */
  missing: z.array(student),
});

export type ClassFigures = z.infer<typeof classFigures>;

export const getClassFigures = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/assignments/:id/figures',
  summary: 'Class statistics of a course assignment.',
  params: inCourseParams,
  response: classFigures,
});
