import { z } from 'zod';
import { defineCall } from '../call.ts';

export const endEverySession = defineCall({
  method: 'POST',
  path: '/api/admin/end-every-session',
  summary: 'Signs everybody out everywhere, but for the session that asks.',
  response: z.object({ ended: z.int() }),
});
