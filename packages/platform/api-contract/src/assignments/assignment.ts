import { doubtCodes, submissionStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { assignmentParams, grade, modelDraft } from './grade.ts';
import { letters, review } from './review.ts';

export const fileType = openEnum(['PDF', 'DOCX', 'TXT']);

/** An uploaded file as lists show it. */
export const assignment = z.object({
  id: z.uuid(),
  originalName: z.string(),
  fileType,
  /** Bytes. */
  fileSize: z.int(),
  studentName: z.string().nullable(),
  studentEmail: z.string().nullable(),
  /** A second person whom the file's name or the title page names, until someone says who wrote it. */
  otherName: z.string().nullable().default(null),
  status: openEnum(submissionStatuses),
  /** A sentence where the status alone does not say enough: why it waits, why it failed, what to do. */
  statusDetail: z.string().nullable(),
  uploadedAt: z.iso.datetime(),
  gradedAt: z.iso.datetime().nullable(),
  /** When the file and what was read from it are deleted. */
  deletesAt: z.iso.datetime(),
  /** When its owner deleted it: it can be put back for ten minutes at least. */
  deletedAt: z.iso.datetime().nullable(),
  course: z.object({ id: z.uuid(), code: z.string(), name: z.string() }).nullable(),
  courseAssignment: z
    .object({ id: z.uuid(), week: z.int(), title: z.string(), maxPoints: z.number() })
    .nullable(),
  grade: grade.nullable(),
  /** The language model's part in the feedback; null where it has none. */
  modelDraft: modelDraft.nullable(),
  /** 1 for the student's first paper for this course assignment, and how many there are. */
  attempt: z.int(),
  attemptCount: z.int(),
  /** Why the grade should be looked at before it is relied on. */
  doubts: z.array(openEnum(doubtCodes)),
});

export type Assignment = z.infer<typeof assignment>;

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

/** Where the submission stands among those that are graded and fit the filter, in the list's order. */
export const neighbours = z.object({
  previousId: z.uuid().nullable(),
  nextId: z.uuid().nullable(),
  /** 1-based. */
  position: z.int(),
  total: z.int(),
});

export const assignmentWithReview = assignment.extend({
  review: review.nullable(),
  /** When grading again replaced what the instructor had written, which can be brought back. */
  replacedAt: z.iso.datetime().nullable(),
  neighbours,
  /** Every version of the grade after `since` was saved by the page `client`; null where anything else wrote last. */
  savedBy: z.object({ client: z.string(), since: z.int() }).nullish(),
});

export type AssignmentWithReview = z.infer<typeof assignmentWithReview>;

export const getAssignment = defineCall({
  method: 'GET',
  path: '/api/assignments/:id',
  summary: 'A submission with its review and grade; the query is the list it was opened from.',
  params: assignmentParams,
  query: assignmentFilter.extend(assignmentOrder.shape),
  response: assignmentWithReview,
});

export const updateAssignment = defineCall({
  method: 'PATCH',
  path: '/api/assignments/:id',
  summary: 'Corrects who wrote the paper.',
  params: assignmentParams,
  body: z.object({
    studentName: z.string().trim().max(200).nullable().optional(),
    studentEmail: z.email().max(320).nullable().optional(),
  }),
  response: assignment,
});

export const deleteAssignment = defineCall({
  method: 'DELETE',
  path: '/api/assignments/:id',
  summary: 'Deletes the paper with its file, reviews, grade and feedback at once and for good.',
  params: assignmentParams,
  response: z.object({ deleted: z.literal(true) }),
});
