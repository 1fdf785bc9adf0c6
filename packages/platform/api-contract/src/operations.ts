import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

const part = openEnum(['ok', 'failing']);

export const health = z.object({ status: part, database: part, queue: part, store: part });

export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  summary: 'Ready: 200 only when database, queue and store answer, else 503.',
  response: health,
});

export const getLive = defineCall({
  method: 'GET',
  path: '/api/live',
  summary: 'Live: the process responds.',
  response: z.object({ status: z.literal('ok') }),
});
