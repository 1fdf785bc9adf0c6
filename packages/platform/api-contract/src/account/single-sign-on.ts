import { z } from 'zod';
import { defineCall } from '../call.ts';

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
