import { z } from 'zod';
import { defineCall } from '../call.ts';

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session.',
  response: z.object({ signedOut: z.literal(true) }),
});
