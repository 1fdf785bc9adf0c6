import { doubtCodes, lmsSites, submissionStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { assignmentParams, grade, modelDraft } from './grade.ts';
import { letters, review, scoreInterval } from './review.ts';

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
  /** A second name found in the file name or on the title page, until the author is corrected by hand. */
  otherName: z.string().nullable().default(null),
  status: openEnum(submissionStatuses),
  /** Explains the status: why the paper waits or failed, and what to do. */
  statusDetail: z.string().nullable(),
  uploadedAt: z.iso.datetime(),
  gradedAt: z.iso.datetime().nullable(),
  /** When the file and its extracted text are deleted. */
  deletesAt: z.iso.datetime(),
  /** When its owner deleted it; it can be restored for at least ten minutes. */
  deletedAt: z.iso.datetime().nullable(),
  course: z.object({ id: z.uuid(), code: z.string(), name: z.string() }).nullable(),
  courseAssignment: z
    .object({ id: z.uuid(), week: z.int(), title: z.string(), maxPoints: z.number() })
    .nullable(),
  grade: grade.nullable(),
  /** The state of the language model's draft; null if no model is involved. */
  modelDraft: modelDraft.nullable(),
  /** This paper's number among the student's papers for this course assignment, and their count. */
  attempt: z.int(),
  attemptCount: z.int(),
  /** Reasons to check the grade before relying on it. */
  doubts: z.array(openEnum(doubtCodes)),
  /** Where the instructor's own total probably lies; null for changed drafts and where no examples support it. */
  likely: scoreInterval.optional(),
  /** The page of a learning management system that the browser extension sent it from; null for uploads. */
  lmsSite: openEnum(lmsSites).nullish(),
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
  /** Only papers whose grade should be checked. */
  doubtful: z.enum(['true']).optional(),
  /** Only the papers to grade first, which represent their class. */
  pilot: z.enum(['true']).optional(),
  /**
   * `latest`: only the newest matching attempt of each student at each course assignment. Absent or `all`: every one.
   */
  attempts: z.enum(['latest', 'all']).optional(),
  /** This submission and its student's other attempts at the same course assignment. */
  attemptsOf: z.uuid().optional(),
});

export const assignmentOrder = z.object({
  /** Papers without a grade sort below all grades, and papers without a student before all names. */
  sort: z.enum(['uploaded', 'name', 'student', 'grade', 'status', 'doubt']).default('uploaded'),
  /** By default newest, best and most doubtful first, and names and statuses from A to Z. */
  order: z.enum(['asc', 'desc']).optional(),
});

/** Default sort direction of each column. */
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
    'The uploaded files, by default newest first and 50 per page (at most 200); the header X-Next-Cursor holds the cursor of the next page.',
  query: assignmentFilter.extend({
    ...assignmentOrder.shape,
    /** Lists the recently deleted papers, which can be restored, instead of the others. */
    deleted: z.enum(['true', 'false']).default('false'),
    /** Valid only with the same order and filter. */
    cursor: z.string().max(3000).optional(),
    /** Each assignment carries about 2 kB of feedback. */
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** `none` returns empty feedback texts, for lists that do not show them. */
    texts: z.enum(['full', 'none']).default('full'),
  }),
  response: z.array(assignment),
});

/** The submission's position among the graded submissions that match the filter, in list order. */
export const neighbours = z.object({
  previousId: z.uuid().nullable(),
  nextId: z.uuid().nullable(),
  /** 1-based. */
  position: z.int(),
  total: z.int(),
});

export const assignmentWithReview = assignment.extend({
  review: review.nullable(),
  /** When regrading replaced the instructor's edits, which can be restored. */
  replacedAt: z.iso.datetime().nullable(),
  neighbours,
  /** The page `client` saved every grade version after `since`; null if something else wrote last. */
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
  summary: 'Corrects the student of the paper.',
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
  summary: 'Deletes the paper with its file, reviews, grade and feedback immediately and permanently.',
  params: assignmentParams,
  response: z.object({ deleted: z.literal(true) }),
});
