import { apaScopes, assignmentTypes, rubricUseChoices } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rubric } from './rubric.ts';
import { answerTexts, emptyTexts, emptyWhereAbsent, openEnum } from '../fields.ts';
import { requirementOnWire } from './requirement.ts';

export const courseParams = z.object({ courseId: z.uuid() });

/** Parameters for a record inside a course. */
export const inCourseParams = courseParams.extend({ id: z.uuid() });

const exampleCounts = { gradedExampleCount: z.int(), discussionExampleCount: z.int() };

export const courseAssignment = z.object({
  id: z.uuid(),
  courseId: z.uuid(),
  week: z.int().min(1).max(16),
  title: z.string(),
  type: openEnum(assignmentTypes),
  maxPoints: z.number().min(1),
  description: z.string(),
  instructions: z.string(),
  /** As the instructor corrected them; null where they are read from the instructions. */
  requirements: z.array(requirementOnWire).readonly().nullable().default(null),
  /** How much of APA style applies; null where type and instructions decide. */
  apaScope: openEnum(apaScopes).nullable().default(null),
  /** null: the course's rubric. */
  rubric: rubric.nullable(),
  rubricUse: openEnum(rubricUseChoices),
  ...exampleCounts,
});

export type CourseAssignment = z.infer<typeof courseAssignment>;

const neededTexts = {
  name: z.string().trim().min(1).max(200),
  code: z.string().trim().min(1).max(50),
};

const optionalTexts = {
  description: z.string().trim().max(5000),
  rubric: z.string().trim().max(20_000),
  /** "Fall 2026" */
  term: z.string().trim().max(100),
};

/** The text fields of a course; docs/add-a-course-field.md says how to add one. */
const courseTexts = { ...neededTexts, ...optionalTexts };

/** Initial values of the course form. */
export const emptyCourse = { ...emptyTexts(courseTexts), readsOvernight: false };

export const course = z.object({
  id: z.uuid(),
  ...answerTexts(courseTexts),
  /** Whether the language model reads its papers overnight, unless it is said otherwise for some. */
  readsOvernight: z.boolean().default(false),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  submissionCount: z.int(),
  /** Includes the examples of the course assignments. */
  ...exampleCounts,
  /** Course assignments by week. */
  assignments: z.array(courseAssignment),
});

export type Course = z.infer<typeof course>;

export const listCourses = defineCall({
  method: 'GET',
  path: '/api/courses',
  summary: 'The courses with their course assignments.',
  response: z.array(course),
});

export const createCourse = defineCall({
  method: 'POST',
  path: '/api/courses',
  summary: 'Adds a course.',
  body: z.object({
    ...neededTexts,
    ...emptyWhereAbsent(optionalTexts),
    readsOvernight: z.boolean().default(false),
  }),
  response: course,
});

export const updateCourse = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId',
  summary: 'Changes, archives or restores a course; absent fields keep their values.',
  params: courseParams,
  body: z.object(courseTexts).partial().extend({
    archived: z.boolean().optional(),
    readsOvernight: z.boolean().optional(),
  }),
  response: course,
});

export const deleteCourse = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId',
  summary:
    'Deletes a course with its course assignments, examples and class list; its papers are kept without a course.',
  params: courseParams,
  response: z.object({ deleted: z.literal(true) }),
});
