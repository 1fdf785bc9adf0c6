import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportChoice } from './export-choice.ts';

export const summariseExport = defineCall({
  method: 'POST',
  path: '/api/exports/summary',
  summary: 'What an export of these papers would hold, and what it would leave out.',
  body: exportChoice,
  response: z.object({
    approved: z.int(),
    /** Graded, and left out because nobody approved them yet. */
    drafts: z.int(),
    notGraded: z.int(),
    /** Of the approved ones: Word documents that are still stored, so that they can be given comments. */
    wordDocuments: z.int(),
    /** Of the approved ones: those whose file names the systems themselves made, by which they are found again. */
    moodleNames: z.int(),
    canvasNames: z.int(),
    /** Of how many course assignments. */
    courseAssignments: z.int(),
  }),
});

export type ExportSummary = z.infer<typeof summariseExport.response>;
