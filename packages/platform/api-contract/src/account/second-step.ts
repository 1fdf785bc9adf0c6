import { z } from 'zod';
import { defineCall } from '../call.ts';
import { appCode } from './confirm-two-factor.ts';

export const secondStep = defineCall({
  method: 'POST',
  path: '/api/identity/second-step',
  summary:
    'The second step of a sign-in: a code of the app, or a recovery code. 401 when the first step is too old.',
  body: z.strictObject({ code: appCode }),
  response: z.object({ status: z.literal('signed-in') }),
});
