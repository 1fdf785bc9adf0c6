import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gradingCriteria } from './grading-criteria.ts';

export const listGradingCriteria = defineCall({
  method: 'GET',
  path: '/api/grading-criteria',
  summary: 'The grading criteria; a new account has one, its default.',
  response: z.array(gradingCriteria),
});
