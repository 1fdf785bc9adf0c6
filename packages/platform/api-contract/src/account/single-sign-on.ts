import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './passwords.ts';

export const singleSignOn = defineCall({
  method: 'GET',
  path: '/api/identity/oidc',
  summary: 'Sends the browser to the OpenID Connect provider.',
  query: z.object({
    returnTo: z.string().max(2000).optional(),
    /** Of the link that the terminal prints for the first account. */
    setUp: z.string().max(200).optional(),
  }),
  response: null,
});

export const singleSignOnReturn = defineCall({
  method: 'GET',
  path: '/api/identity/oidc/callback',
  summary: 'Where the provider sends the browser back to; signs in and goes on to where it was going.',
  response: null,
});

export const linkSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/account/single-sign-on',
  summary: 'Where to send this browser so that the account can also be entered by single sign-on.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ address: z.string() }),
});

export const unlinkSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/account/single-sign-on/unlink',
  summary: 'Takes single sign-on away from an account that has a password.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ isLinked: z.literal(false) }),
});

export const claimAddress = defineCall({
  method: 'POST',
  path: '/api/identity/oidc/claim-address',
  summary:
    'Makes a new account for who was just sent back from single sign-on, and sets an unconfirmed one with that address aside.',
  response: z.object({ status: z.literal('signed-in'), returnTo: z.string() }),
});
