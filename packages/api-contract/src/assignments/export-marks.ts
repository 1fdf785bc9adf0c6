import { defineCall } from '../call.ts';
import { assignmentFilter } from './list-assignments.ts';

export const exportMarks = defineCall({
  method: 'GET',
  path: '/api/assignments/marks.csv',
  summary: 'The marks of the filtered list as CSV.',
  query: assignmentFilter,
  response: null,
});
