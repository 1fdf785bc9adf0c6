import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseParams, inCourseParams } from './course.ts';

/** A student on the class list of a course. */
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
  summary:
    'Adds the students of a CSV file to the class list; importing the same file again changes nothing.',
  params: courseParams,
  body: z.object({
    /** Content of the file, with or without a header row: names in one or two columns, and e-mail addresses. */
    csv: z.string().min(1).max(500_000),
  }),
  response: z.object({
    added: z.int(),
    updated: z.int(),
    /** Rows without a name or address, counted from 1. */
    refused: z.array(z.object({ row: z.int(), message: z.string() })),
  }),
});

export const deleteStudent = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/students/:id',
  summary: 'Removes a student from the class list; their papers are kept.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});
