import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportChoice } from './export-choice.ts';
import { marksSystems } from './export-marks.ts';

/** Which file: marks as CSV, or feedback files under names by which a system takes them back. */
const exportTarget = exportChoice.safeExtend({
  what: z.enum(['marks', 'files']),
  system: z.enum(marksSystems),
});

export const previewExport = defineCall({
  method: 'POST',
  path: '/api/exports/preview',
  summary:
    'Which papers a file for a system holds, and which are held back because nobody confirms whose they are.',
  body: exportTarget,
  response: z.object({
    /** Papers that the file holds, or that the system takes back by their names. */
    confirmed: z.int(),
    heldBack: z.int(),
    /** The first 200 of those held back. */
    held: z.array(
      z.object({ id: z.uuid(), student: z.string().nullable(), file: z.string(), reason: z.string() }),
    ),
  }),
});

export type ExportPreview = z.infer<typeof previewExport.response>;

export const exportHeldBack = defineCall({
  method: 'POST',
  path: '/api/exports/held-back',
  summary: 'The papers that a file leaves out, with the reasons, as a text to keep beside it.',
  body: exportTarget,
  response: null,
});
