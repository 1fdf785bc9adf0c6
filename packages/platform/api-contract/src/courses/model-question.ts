import { z } from 'zod';
import { defineCall } from '../call.ts';
import { inCourseParams } from './course.ts';

/** A question that papers of a class raise about a requirement, with the passages that raise it. */
export const modelQuestion = z.object({
  requirementId: z.string(),
  /** In the words of the assignment. */
  requirement: z.string(),
  question: z.string(),
  passages: z.array(
    z.object({ assignmentId: z.uuid(), studentName: z.string().nullable(), quote: z.string() }),
  ),
});

export type ModelQuestion = z.infer<typeof modelQuestion>;

/** At most five of a course assignment, those of the most papers first. */
export const classQuestions = z.object({
  courseId: z.uuid(),
  courseCode: z.string(),
  courseAssignmentId: z.uuid(),
  title: z.string(),
  questions: z.array(modelQuestion),
});

export type ClassQuestions = z.infer<typeof classQuestions>;

export const listModelQuestions = defineCall({
  method: 'GET',
  path: '/api/model-questions',
  summary:
    'What the language model asks about the requirements of each course assignment, grouped over its papers.',
  response: z.array(classQuestions),
});

export const answerModelQuestion = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/assignments/:id/model-questions',
  summary:
    'Rules whether the passages of a question count for its requirement; the papers that this may change are named, to be graded again.',
  params: inCourseParams,
  body: z.object({
    requirementId: z.string().min(1).max(100),
    counts: z.boolean(),
    passages: z
      .array(z.object({ assignmentId: z.uuid(), quote: z.string().trim().min(1).max(1000) }))
      .min(1)
      .max(50),
  }),
  /** Unapproved, unedited papers of the course assignment, those of the passages among them. */
  response: z.object({ affected: z.array(z.uuid()) }),
});
