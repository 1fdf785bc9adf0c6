import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { assignmentParams } from './grade.ts';

export const modelTasks = ['judge-paper', 'edit-language', 'write-feedback', 'reword-feedback'] as const;

/** A request to the language model, to the letter, with its reply. */
export const modelExchange = z.object({
  task: openEnum(modelTasks),
  sent: z.string(),
  /** null if nothing came back that could be used. */
  received: z.string().nullable(),
  /** As the provider names the model that replied; null if it does not. */
  version: z.string().nullable(),
  at: z.iso.datetime(),
  /** null if the provider did not count. */
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).nullable(),
  /** Answered overnight, at half the price. */
  isBatched: z.boolean().optional(),
});

export type ModelExchange = z.infer<typeof modelExchange>;

export const getModelExchanges = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/model',
  summary:
    'What was sent to the language model about the paper’s latest review, and what came back, as long as the paper is kept.',
  params: assignmentParams,
  response: z.object({
    exchanges: z.array(modelExchange),
    /** Tokens of all of them, as the provider counted. */
    tokens: z.number(),
    /** US dollars at the installation’s prices; null without prices. */
    dollars: z.number().nullable(),
  }),
});

export type ModelExchanges = z.infer<(typeof getModelExchanges)['response']>;
