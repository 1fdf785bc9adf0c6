import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileType } from './assignment.ts';
import { assignmentParams } from './grade.ts';

/** Offsets are UTF-16 units into the paper's text; `quote` is the paper's own words there. */
const passage = z.object({ start: z.int(), end: z.int(), quote: z.string() });

export const copyOfPaper = z.object({
  /** The other paper. */
  assignment: z.object({
    id: z.uuid(),
    originalName: z.string(),
    fileType,
    studentName: z.string().nullable(),
    studentEmail: z.string().nullable(),
    courseAssignmentTitle: z.string().nullable(),
    uploadedAt: z.iso.datetime(),
  }),
  /** How much of the shorter paper is in the other, 0 to 1. */
  share: z.number().min(0).max(1),
  /** The longest passages that both have, here and in the other paper. */
  passages: z.array(z.object({ here: passage, there: passage })),
});

export type CopyOfPaper = z.infer<typeof copyOfPaper>;

export const listCopies = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/copies',
  summary: 'Your other papers that much of this paper is also in, with the passages; empty if there is none.',
  params: assignmentParams,
  response: z.array(copyOfPaper),
});
