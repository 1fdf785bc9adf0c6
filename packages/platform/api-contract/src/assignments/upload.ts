import { z } from 'zod';
import { defineCall, failure } from '../call.ts';
import { assignment } from './assignment.ts';

/** Bytes. */
export const maxFileSize = 10 * 1024 * 1024;

export const maxFilesPerUpload = 200;

export const refusedFile = z.object({ name: z.string(), code: z.string(), message: z.string() });

export type RefusedFile = z.infer<typeof refusedFile>;

/** Body of the 422 response if every file was refused, with the reasons. */
export const allFilesRefused = failure.extend({ refused: z.array(refusedFile) });

/** A file that was already uploaded, byte for byte, for the same course assignment. */
export const duplicateFile = z.object({ name: z.string(), assignment });

/**
 * Multipart: repeated `files`, optional `courseId` and `courseAssignmentId`. Files that were uploaded before are
 * reported in `duplicates` and added again, unless the field `keepBoth` is "false"; with "true" they are added
 * without a report. 422 only if every file was refused.
 */
export const uploadAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/upload',
  summary: 'Uploads papers (multipart); each file is accepted or refused separately.',
  response: z.object({
    assignments: z.array(assignment),
    refused: z.array(refusedFile),
    duplicates: z.array(duplicateFile),
  }),
});
