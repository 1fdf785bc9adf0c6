import { z } from 'zod';
import { defineCall } from '../call.ts';

export const claimAddress = defineCall({
  method: 'POST',
  path: '/api/identity/oidc/claim-address',
  summary:
    'Makes a new account for who was just sent back from single sign-on, and sets an unconfirmed one with that address aside.',
  response: z.object({ status: z.literal('signed-in'), returnTo: z.string() }),
});
