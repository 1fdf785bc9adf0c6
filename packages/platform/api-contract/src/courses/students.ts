import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams, inCourseParams } from './course.ts';

/** Someone of a course's class list. */
export const student = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() });

export type Student = z.infer<typeof student>;

export const listStudents = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/students',
  summary: 'The class list by name.',
  params: courseParams,
  response: z.array(student),
});

export const importStudents = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/students',
  summary: 'Adds the people of a CSV file to the class list; the same file again changes nothing.',
  params: courseParams,
  body: z.object({
    /** The file's text, with a header row or without: names in one column or two, and e-mail addresses. */
    csv: z.string().min(1).max(500_000),
  }),
  response: z.object({
    added: z.int(),
    updated: z.int(),
    /** Rows that name nobody, from 1. */
    refused: z.array(z.object({ row: z.int(), message: z.string() })),
  }),
});

export const deleteStudent = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/students/:id',
  summary: 'Takes someone off the class list; their papers stay.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
