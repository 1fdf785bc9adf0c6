import { z } from 'zod';
import { defineCall } from '../call.ts';

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Signs out one browser at once.',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ended: z.literal(true) }),
});
