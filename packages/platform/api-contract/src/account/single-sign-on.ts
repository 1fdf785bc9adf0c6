import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './passwords.ts';

export const singleSignOn = defineCall({
  method: 'GET',
  path: '/api/identity/oidc',
  summary: 'Redirects to the OpenID Connect provider.',
  query: z.object({
    returnTo: z.string().max(2000).optional(),
    /** Token of the set-up link printed in the terminal, for the first account. */
    setUp: z.string().max(200).optional(),
  }),
  response: null,
});

export const singleSignOnReturn = defineCall({
  method: 'GET',
  path: '/api/identity/oidc/callback',
  summary: 'Callback of the provider: signs in and redirects to the original page.',
  response: null,
});

export const linkSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/account/single-sign-on',
  summary: 'The provider address that links single sign-on to the account.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ address: z.string() }),
});

export const unlinkSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/account/single-sign-on/unlink',
  summary: 'Unlinks single sign-on from an account that has a password.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ isLinked: z.literal(false) }),
});

export const claimAddress = defineCall({
  method: 'POST',
  path: '/api/identity/oidc/claim-address',
  summary:
    'Creates a new account after a single sign-on and sets aside an unconfirmed account with the same address.',
  response: z.object({ status: z.literal('signed-in'), returnTo: z.string() }),
});
