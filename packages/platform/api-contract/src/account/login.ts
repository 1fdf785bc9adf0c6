import { z } from 'zod';
import { defineCall } from '../call.ts';

export const login = defineCall({
  method: 'GET',
  path: '/api/login',
  summary: 'Redirects to where this installation signs people in.',
  query: z.object({ returnTo: z.string().max(2000).optional() }),
  response: null,
});
