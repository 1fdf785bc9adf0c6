import { z } from 'zod';
import { defineCall, failure } from '../call.ts';
import { assignment } from './assignment.ts';

/** Bytes. */
export const maxFileSize = 10 * 1024 * 1024;

export const maxFilesPerUpload = 200;

export const refusedFile = z.object({ name: z.string(), code: z.string(), message: z.string() });

export type RefusedFile = z.infer<typeof refusedFile>;

/** The body of the 422 that says that no file was taken, with the reason for each. */
export const allFilesRefused = failure.extend({ refused: z.array(refusedFile) });

/** A file that was here already, byte for byte, for the same course assignment. */
export const duplicateFile = z.object({ name: z.string(), assignment });

/**
 * Multipart: repeated `files`, optional `courseId` and `courseAssignmentId`. Files that are here already are listed in
 * `duplicates`, and added all the same unless the field `keepBoth` is "false"; with "true" they are added without a
 * word. 422 only when every file was refused.
 */
export const uploadAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/upload',
  summary: 'Stores papers (multipart); each file is taken or refused by itself.',
  response: z.object({
    assignments: z.array(assignment),
    refused: z.array(refusedFile),
    duplicates: z.array(duplicateFile),
  }),
});
