import { assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams, inCourseParams } from '../courses/course.ts';
import { numberOr, openEnum, requiredText } from '../fields.ts';

const incomplete = 'Please fill in all required fields for the graded example.';
const aboveMost = 'The grade may not be more than the max points.';
const notPercent = 'Enter a number from 0 to 100, or leave it empty.';

const areaGrade = z.number(notPercent).min(0, notPercent).max(100, notPercent).nullable();

/** A paper that the instructor graded, from which the engine learns the instructor's scale. */
export const gradedExample = z.object({
  id: z.uuid(),
  courseId: z.uuid(),
  /** null for an example of the whole course. */
  courseAssignmentId: z.uuid().nullable(),
  title: z.string(),
  type: openEnum(assignmentTypes),
  studentWork: z.string(),
  professorFeedback: z.string(),
  /** Out of `maxPoints`. */
  grade: z.number(),
  maxPoints: z.number(),
  /** The marks of single areas, 0 to 100; null where the example marks only the whole. */
  grammarGrade: z.number().nullable(),
  apaGrade: z.number().nullable(),
  contentGrade: z.number().nullable(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
});

export type GradedExample = z.infer<typeof gradedExample>;

export const newGradedExample = z
  .object({
    courseAssignmentId: z.uuid().nullable().default(null),
    title: requiredText(300, incomplete),
    type: z.enum(assignmentTypes).default('assignment'),
    studentWork: requiredText(100_000, incomplete),
    professorFeedback: requiredText(20_000, incomplete),
    grade: numberOr(0, z.number().min(0).max(10_000)).default(85),
    maxPoints: numberOr(100, z.number().min(1).max(10_000)).default(100),
    grammarGrade: areaGrade.default(null),
    apaGrade: areaGrade.default(null),
    contentGrade: areaGrade.default(null),
    notes: z.string().trim().max(5000).default(''),
  })
  .refine(({ grade, maxPoints }) => grade <= maxPoints, { message: aboveMost, path: ['grade'] });

/** Absent fields keep their values. */
export const gradedExampleEdit = z
  .object({
    courseAssignmentId: z.uuid().nullable().optional(),
    title: z.string().trim().min(1).max(300).optional(),
    type: z.enum(assignmentTypes).optional(),
    studentWork: z.string().trim().min(1).max(100_000).optional(),
    professorFeedback: z.string().trim().min(1).max(20_000).optional(),
    grade: z.number().min(0).max(10_000).optional(),
    maxPoints: z.number().min(1).max(10_000).optional(),
    grammarGrade: areaGrade.optional(),
    apaGrade: areaGrade.optional(),
    contentGrade: areaGrade.optional(),
    notes: z.string().trim().max(5000).optional(),
  })
  .refine(({ grade, maxPoints }) => grade === undefined || maxPoints === undefined || grade <= maxPoints, {
    message: aboveMost,
    path: ['grade'],
  });

export const listGradedExamples = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/graded-examples',
  summary: 'The examples of a course or of one of its course assignments, newest first, at most 200.',
  params: courseParams,
  query: z.object({ courseAssignmentId: z.uuid().optional() }),
  response: z.array(gradedExample),
});

export const createGradedExample = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/graded-examples',
  summary: 'Adds a graded paper as an example.',
  params: courseParams,
  body: newGradedExample,
  response: gradedExample,
});

export const updateGradedExample = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId/graded-examples/:id',
  summary: 'Changes an example; absent fields keep their values.',
  params: inCourseParams,
  body: gradedExampleEdit,
  response: gradedExample,
});

export const deleteGradedExample = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/graded-examples/:id',
  summary: 'Deletes an example.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
