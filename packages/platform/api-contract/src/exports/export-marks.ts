import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportChoice } from './export-choice.ts';

export const marksSystems = [
  'plain',
  'canvas',
  'moodle',
  'moodle-gradebook',
  'blackboard',
  'classroom',
] as const;

export const exportMarks = defineCall({
  method: 'POST',
  path: '/api/exports/marks',
  summary: 'The approved marks of these papers as CSV, in the shape that a system imports.',
  body: exportChoice.safeExtend({ system: z.enum(marksSystems) }),
  response: null,
});
