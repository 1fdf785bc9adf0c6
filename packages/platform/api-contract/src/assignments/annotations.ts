import { areas } from '@greenpen/paper';
import { longestQuote, ownCommentPrefix } from '@greenpen/grading';
import { z } from 'zod';

/** Maximum number of characters in an own comment. */
export const longestComment = 5000;

/** Maximum number of own comments on a paper. */
export const mostComments = 100;

const severity = z.enum(['error', 'advice']);

const commentId = z.string().regex(new RegExp(`^${ownCommentPrefix}[\\w-]{1,60}$`, 'u'));

/** UTF-16 offsets in the paper's text. */
const span = z
  .object({ start: z.int().min(0).max(100_000_000), end: z.int().min(0).max(100_000_000) })
  .refine(({ start, end }) => start < end);

/** A comment that the instructor wrote on a paper. */
export const ownComment = z.object({
  id: commentId,
  area: z.enum(areas),
  severity,
  text: z.string().trim().min(1).max(longestComment),
  /** The commented passage; null for the whole paper, or where the passage is no longer in the text. */
  span: span.nullable(),
  /** The passage's first words, by which it is found again. */
  quote: z.string().max(longestQuote).nullable(),
  page: z.int().positive().max(100_000).nullable(),
  /** Points that it takes from its area's score; advice costs nothing. */
  points: z.number().min(0).max(100).default(0),
});

/** What the instructor changed of a finding; absent parts are the engine's. */
export const findingEdit = z.object({
  message: z.string().trim().min(1).max(2000).optional(),
  /** The correction; null for none, empty to delete the words. */
  suggestion: z.string().max(2000).nullable().optional(),
  severity: severity.optional(),
});

const findingId = z.string().min(1).max(200);

const atMost = (count: number) => (edits: object) => Object.keys(edits).length <= count;

/** By finding id. */
export const findingEdits = z.record(findingId, findingEdit).refine(atMost(1000));

export const ownComments = z.array(ownComment).max(mostComments);

/** The instructor's own comments on a paper and her changes of its findings, as they are stored. */
export const annotations = z.object({
  comments: z.array(ownComment),
  findingEdits: z.record(z.string(), findingEdit),
});
