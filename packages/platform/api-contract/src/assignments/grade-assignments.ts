import { z } from 'zod';
import { defineCall } from '../call.ts';

export const gradeAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/grade',
  summary: 'Queues papers for grading; approved ones are skipped. `count` is what was queued.',
  body: z.object({ assignmentIds: z.array(z.uuid()).min(1).max(1000) }),
  response: z.object({ count: z.int() }),
});
