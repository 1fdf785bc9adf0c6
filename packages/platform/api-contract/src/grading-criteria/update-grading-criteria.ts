import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gradingCriteria, gradingCriteriaEdit } from './grading-criteria.ts';

export const updateGradingCriteria = defineCall({
  method: 'PUT',
  path: '/api/grading-criteria/:id',
  summary: 'Sets weights and feedback style for what is graded from now on.',
  params: z.object({ id: z.uuid() }),
  body: gradingCriteriaEdit,
  response: gradingCriteria,
});
