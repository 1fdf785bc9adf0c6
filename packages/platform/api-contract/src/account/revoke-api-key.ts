import { z } from 'zod';
import { defineCall } from '../call.ts';

export const revokeApiKey = defineCall({
  method: 'DELETE',
  path: '/api/auth/api-key',
  summary: 'Ends the key at once.',
  response: z.object({ revoked: z.literal(true) }),
});
