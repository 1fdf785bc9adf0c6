import { defineCall } from '../call.ts';
import { apiKeyStatus } from './api-key.ts';

export const getApiKey = defineCall({
  method: 'GET',
  path: '/api/auth/api-key',
  summary: 'Whether there is a key, masked, and when it was last used and from where.',
  response: apiKeyStatus,
});
