import { doubtCodes, submissionStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { grade } from './grade.ts';
import { modelDraft } from './model-draft.ts';
import { openEnum } from '../open-enum.ts';

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
