import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Who writes the drafts now, where somebody else did before. */
export const modelChange = z.object({
  id: z.string(),
  /** With its version where that says more: "gpt-5-mini at api.openai.com (gpt-5-mini-2025-08-07)". */
  model: z.string(),
  before: z.string(),
  since: z.iso.datetime(),
  /** What its drafts of this program's own papers came to; null while they are still to be made. */
  check: z
    .object({
      papers: z.int(),
      /** Why each of the drafts that could not be used could not. */
      refused: z.array(z.object({ paper: z.string(), reason: z.string() })),
    })
    .nullable(),
});

export type ModelChange = z.infer<typeof modelChange>;

const modelNotice = z.object({
  /** null where the first model still writes, or none. */
  change: modelChange.nullable(),
  /** Whether this account has put the notice of it away. */
  isSeen: z.boolean(),
});

export type ModelNotice = z.infer<typeof modelNotice>;

export const getModelNotice = defineCall({
  method: 'GET',
  path: '/api/account/model/change',
  summary: 'Since when the language model of this installation writes drafts, and which one did before.',
  response: modelNotice,
});

export const seeModelChange = defineCall({
  method: 'PUT',
  path: '/api/account/model/change',
  summary: 'Puts the notice of a change of the language model away, for this account.',
  body: z.object({ id: z.uuid() }),
  response: modelNotice,
});

export const modelChoice = z.object({
  /** The installation's language model and the host that it is called at; null where there is none. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** Whether it may draft feedback for this account. */
  isOn: z.boolean(),
});

export type ModelChoice = z.infer<typeof modelChoice>;

export const getModelChoice = defineCall({
  method: 'GET',
  path: '/api/account/model',
  summary: 'The language model of this installation, and whether it may draft feedback for this account.',
  response: modelChoice,
});

export const setModelChoice = defineCall({
  method: 'PUT',
  path: '/api/account/model',
  summary: 'Lets the language model draft feedback for this account, or keeps papers from it.',
  body: z.object({ isOn: z.boolean() }),
  response: modelChoice,
});
