import { z } from 'zod';
import { defineCall } from '../call.ts';
import { enumOr } from '../fields.ts';
import { assignmentParams } from './grade.ts';
import { hiddenText } from './review.ts';

const span = z.object({ start: z.int(), end: z.int() });
const points = z.number().nullable();

const run = z.object({
  span,
  font: z.string().nullable(),
  sizePt: points,
  bold: z.boolean().nullable(),
  italic: z.boolean().nullable(),
  underline: z.boolean().nullable(),
  raised: z.enum(['superscript', 'subscript']).nullable().catch(null),
  link: z.string().nullable(),
});

const block = z.object({
  kind: enumOr(['paragraph', 'list-item', 'table', 'figure', 'footnote'], 'paragraph'),
  span,
  page: z.int(),
  style: z.string().nullable(),
  headingLevel: z.int().nullable(),
  listLabel: z.string().nullable(),
  startsNewPage: z.boolean(),
  format: z.object({
    alignment: z.enum(['left', 'center', 'right', 'justify']).nullable().catch(null),
    firstLineIndentPt: points,
    leftIndentPt: points,
    lineSpacing: z.number().nullable(),
    spaceBeforePt: points,
    spaceAfterPt: points,
  }),
  runs: z.array(run),
  cells: z.array(z.object({ row: z.int(), column: z.int(), span })),
});

const page = z.object({
  number: z.int(),
  span,
  widthPt: points,
  heightPt: points,
  marginsPt: z
    .object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() })
    .nullable(),
  header: z.string().nullable(),
  footer: z.string().nullable(),
  pageNumber: z
    .object({
      place: enumOr(['header', 'footer'], 'header'),
      alignment: enumOr(['left', 'center', 'right'], 'right'),
    })
    .nullable(),
});

/** The `Paper` of the engine, as JSON. */
export const paperOnWire = z.object({
  format: enumOr(['docx', 'pdf', 'txt'], 'txt'),
  text: z.string(),
  blocks: z.array(block),
  pages: z.array(page),
  pagination: enumOr(['measured', 'estimated'], 'estimated'),
  hidden: z.array(hiddenText),
  properties: z.object({ title: z.string().nullable(), author: z.string().nullable() }),
});

export const getPaper = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/paper',
  summary: 'The extracted paper, for display as pages.',
  params: assignmentParams,
  response: paperOnWire,
});

export const getFile = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/file',
  summary: 'Downloads the uploaded file.',
  params: assignmentParams,
  response: null,
});

export const exportFeedback = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/feedback.docx',
  summary: 'The marks and the feedback as a Word document.',
  params: assignmentParams,
  response: null,
});
