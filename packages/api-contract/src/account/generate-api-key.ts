import { z } from 'zod';
import { defineCall } from '../call.ts';

export const generateApiKey = defineCall({
  method: 'POST',
  path: '/api/auth/generate-api-key',
  summary: 'Makes the key of the account, in full this once; the one before stops at once.',
  response: z.object({ apiKey: z.string() }),
});
