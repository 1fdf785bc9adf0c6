import { z } from 'zod';
import { assignmentFilter } from './assignments/assignment.ts';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

/** Which papers: those named, or those that a filtered list shows. */
export const exportChoice = z
  .object({
    ids: z.array(z.uuid()).min(1).max(1000).optional(),
    filter: assignmentFilter.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Name the papers, or the list that shows them.',
  });

export type ExportChoice = z.infer<typeof exportChoice>;

export const marksSystems = [
  'plain',
  'canvas',
  'moodle',
  'moodle-gradebook',
  'blackboard',
  'classroom',
] as const;

export const exportMarks = defineCall({
  method: 'POST',
  path: '/api/exports/marks',
  summary: 'The approved marks of these papers as CSV, in the shape that a system imports.',
  body: exportChoice.safeExtend({ system: z.enum(marksSystems) }),
  response: null,
});

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

const exportParams = z.object({ id: z.uuid() });

export const getExport = defineCall({
  method: 'GET',
  path: '/api/exports/:id',
  summary: 'How far the making of an export is.',
  params: exportParams,
  response: exportProgress,
});

export const getExportFile = defineCall({
  method: 'GET',
  path: '/api/exports/:id/file',
  summary: 'The file of an export that is ready, for an hour.',
  params: exportParams,
  response: null,
});
