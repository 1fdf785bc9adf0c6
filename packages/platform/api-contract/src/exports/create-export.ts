import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportChoice } from './export-choice.ts';
import { openEnum } from '../open-enum.ts';

export const exportProgress = z.object({
  id: z.uuid(),
  state: openEnum(['waiting', 'making', 'ready', 'failed']),
  total: z.int(),
  /** Files that are made, or that could not be made. */
  done: z.int(),
  /** Files that could not be made at all. */
  notMade: z.int(),
  /** Papers that were to be given comments and became a PDF, because the file is gone or cannot be opened. */
  asPdf: z.int(),
  expiresAt: z.iso.datetime(),
});

export type ExportProgress = z.infer<typeof exportProgress>;

export const createExport = defineCall({
  method: 'POST',
  path: '/api/exports',
  summary: 'Has feedback files made: one of a single paper, or an archive of the approved ones of many.',
  body: exportChoice.safeExtend({
    /** `word`: the paper with comments where it is a Word document, else a PDF. */
    format: z.enum(['word', 'pdf', 'text']),
    /** Whose file names the archive has; absent for one file by itself, which may be a draft. */
    system: z.enum(['moodle', 'canvas', 'plain']).nullable().default(null),
    /** The name at the comments; the account's own where it is absent. */
    author: z.string().trim().min(1).max(100).optional(),
  }),
  response: exportProgress,
});
