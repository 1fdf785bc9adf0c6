import { z } from 'zod';
import { defineCall } from '../call.ts';

export const holdings = z.object({
  /** Also those that can still be put back. */
  papers: z.int(),
  /** Of the files that are still there. */
  bytes: z.int(),
  /** What they may come to; null without a limit. */
  mostBytes: z.int().nullable(),
  courses: z.int(),
  /** Papers and discussions that the engine learns from. */
  examples: z.int(),
  /** Nobody else could administer the installation, and others use it: the account cannot be deleted. */
  isLastAdmin: z.boolean(),
  /** After which files, drafts and what was read from papers are deleted. */
  retentionDays: z.int(),
  /** When everything can be exported again, after ten times within an hour; null for now. */
  nextExportAt: z.iso.datetime().nullable(),
});

export type Holdings = z.infer<typeof holdings>;

export const getHoldings = defineCall({
  method: 'GET',
  path: '/api/account/holdings',
  summary: 'How much the account holds, and how long it is kept.',
  response: holdings,
});
