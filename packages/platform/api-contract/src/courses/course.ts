import { assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';

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
  ...exampleCounts,
});

export type CourseAssignment = z.infer<typeof courseAssignment>;

export const course = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  rubric: z.string(),
  /** "Fall 2026"; empty where none was given. */
  term: z.string(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  submissionCount: z.int(),
  /** Those of the course assignments count here too. */
  ...exampleCounts,
  /** What the instructor set, by week. */
  assignments: z.array(courseAssignment),
});

export type Course = z.infer<typeof course>;
