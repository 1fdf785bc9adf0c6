import { submissionStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignment } from './assignment.ts';
import { letters } from './score.ts';

/** Header that carries the cursor of the next page; absent on the last one. */
export const nextCursorHeader = 'x-next-cursor';

export const assignmentFilter = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(submissionStatuses).optional(),
  courseId: z.uuid().optional(),
  courseAssignmentId: z.uuid().optional(),
  approved: z.enum(['true', 'false']).optional(),
  /** The letter of the total grade. */
  gradeBand: z.enum(letters).optional(),
  /** Those alone whose grade should be looked at. */
  doubtful: z.enum(['true']).optional(),
  /** Of a student's attempts at a course assignment the newest that fits; absent, or `all`: every one. */
  attempts: z.enum(['latest', 'all']).optional(),
  /** This submission and the other attempts of its student at its course assignment. */
  attemptsOf: z.uuid().optional(),
});

export const assignmentOrder = z.object({
  /** Papers without a grade sort below all grades, and those of unknown students before all names. */
  sort: z.enum(['uploaded', 'name', 'student', 'grade', 'status', 'doubt']).default('uploaded'),
  /** Absent: newest, best and most doubtful first, names and statuses from A to Z. */
  order: z.enum(['asc', 'desc']).optional(),
});

/** The direction of each column where a list does not say one. */
export const usualOrder: Readonly<Record<z.infer<typeof assignmentOrder>['sort'], 'asc' | 'desc'>> = {
  uploaded: 'desc',
  name: 'asc',
  student: 'asc',
  grade: 'desc',
  status: 'asc',
  doubt: 'desc',
};

export type AssignmentFilter = z.infer<typeof assignmentFilter>;

export const listAssignments = defineCall({
  method: 'GET',
  path: '/api/assignments',
  summary:
    'The uploaded files, newest first if not sorted, 50 unless `limit` says otherwise and 200 at most; the header X-Next-Cursor leads on.',
  query: assignmentFilter.extend({
    ...assignmentOrder.shape,
    /** The recently deleted ones, which can be put back, instead of the others. */
    deleted: z.enum(['true', 'false']).default('false'),
    /** Leads on in the same order and filter alone. */
    cursor: z.string().max(3000).optional(),
    /** As many as a screen shows; each brings some 2 kB of feedback. */
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** `none` leaves the four feedback texts of each grade empty, for lists that do not show them. */
    texts: z.enum(['full', 'none']).default('full'),
  }),
  response: z.array(assignment),
});
