import { z } from 'zod';
import { defineCall } from '../call.ts';

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Signs out everywhere but here.',
  response: z.object({ count: z.int() }),
});
