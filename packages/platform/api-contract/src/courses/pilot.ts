import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { inCourseParams } from './course.ts';

const count = z.int().min(0);
const points = z.number().nullable();

/** The papers of a class that the instructor grades first, and what calibrating the others on them changed. */
export const pilot = z.object({
  courseId: z.uuid(),
  courseCode: z.string(),
  courseAssignmentId: z.uuid(),
  title: z.string(),
  /** `proposed`: not chosen yet; `graded`: the other drafts can be calibrated. */
  stage: openEnum(['proposed', 'grading', 'graded', 'calibrating', 'calibrated']),
  /** The papers to grade first; empty while it is proposed. */
  submissionIds: z.array(z.uuid()),
  size: count,
  graded: count,
  /** The drafts beside the pilot that nobody touched. */
  others: count,
  /** Papers that are being graded. */
  left: count,
  /** null until the other papers were graded again. */
  report: z
    .object({
      moved: count,
      /** Points by which the other drafts moved on average. */
      meanMove: points,
      /** Mean distance of the instructor's marks from the drafts of the pilot. */
      pilotOff: points,
      /** The distance between draft and mark that four of five papers keep within. */
      within: points,
    })
    .nullable(),
});

export type Pilot = z.infer<typeof pilot>;

export const listPilots = defineCall({
  method: 'GET',
  path: '/api/pilots',
  summary: 'The classes with papers to grade first, and those for which such papers can be chosen.',
  response: z.array(pilot),
});

export const startPilot = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/assignments/:id/pilot',
  summary: 'Chooses the papers that represent the class best, to be graded first.',
  params: inCourseParams,
  response: z.object({ submissionIds: z.array(z.uuid()) }),
});

export const dismissPilot = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/assignments/:id/pilot',
  summary: 'Puts the pilot, or the proposal of one, away.',
  params: inCourseParams,
  response: z.object({ deleted: z.literal(true) }),
});

export const restorePilot = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/assignments/:id/pilot/restore',
  summary: 'Brings back the pilot, or the proposal of one, that was put away.',
  params: inCourseParams,
  response: z.object({ restored: z.literal(true) }),
});

export const calibrateClass = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/assignments/:id/pilot/calibrate',
  summary:
    'Grades the other drafts of the class again if all papers of its pilot are graded, which approving the last one does by itself.',
  params: inCourseParams,
  response: z.object({ queued: count }),
});
