import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getLive = defineCall({
  method: 'GET',
  path: '/api/live',
  summary: 'The process runs.',
  response: z.object({ status: z.literal('ok') }),
});
