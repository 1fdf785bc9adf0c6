import { z } from 'zod';
import { defineCall } from '../call.ts';

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
