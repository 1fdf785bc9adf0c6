import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';
import { appCode } from './confirm-two-factor.ts';

export const switchOffTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/switch-off',
  summary: 'Switches two-factor sign-in off; asks for the password and a code of the app or a recovery code.',
  body: z.strictObject({ currentPassword, code: appCode }),
  response: z.object({ isOn: z.literal(false) }),
});
