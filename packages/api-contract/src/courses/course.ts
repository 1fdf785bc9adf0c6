import { assignmentTypes } from '@greenpen/grading';
import { z } from 'zod';

export const courseAssignment = z.object({
  id: z.uuid(),
  courseId: z.uuid(),
  week: z.int().min(1).max(16),
  title: z.string(),
  type: z.enum(assignmentTypes),
  maxPoints: z.number().min(1),
  description: z.string(),
  instructions: z.string(),
});

export const course = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  rubric: z.string(),
  createdAt: z.iso.datetime(),
  submissionCount: z.int(),
  /** What the instructor set, by week. */
  assignments: z.array(courseAssignment),
});

export type Course = z.infer<typeof course>;
