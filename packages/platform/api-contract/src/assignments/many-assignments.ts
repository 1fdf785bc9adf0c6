import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { findingEdit } from './annotations.ts';
import { assignmentParams } from './grade.ts';

/** At most 1,000 ids; if one does not exist, the call changes nothing. */
export const manyAssignments = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });

export const assignmentIds = z.array(z.uuid());

export const gradeAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/grade',
  summary: 'Queues papers for grading and skips approved ones. `count` is the number queued.',
  body: z.object({
    assignmentIds: z.array(z.uuid()).min(1).max(1000),
    /**
     * Whether the language model reads them overnight, at about half the price, where that is offered; absent: as each
     * paper's course says.
     */
    isOvernight: z.boolean().optional(),
  }),
  response: z.object({ count: z.int() }),
});

export const approveAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/approve',
  summary: 'Approves the grades of many papers.',
  body: manyAssignments,
  response: z.object({
    approved: assignmentIds,
    alreadyApproved: assignmentIds,
    /** Not graded yet. */
    notReady: assignmentIds,
  }),
});

export const cancelAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/cancel',
  summary: 'Removes waiting papers from the queue and restores their previous status.',
  body: manyAssignments,
  response: z.object({
    cancelled: assignmentIds,
    /** Being graded right now, so they will be finished. */
    finishing: assignmentIds,
  }),
});

export const commentOnAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/comment',
  summary: 'Appends a comment to the feedback of many drafts.',
  body: manyAssignments.extend({
    text: z.string().trim().min(1).max(5000),
    area: z.enum([...areas, 'overall']),
  }),
  response: z.object({
    commented: assignmentIds,
    /** Skipped because they are approved. */
    approved: assignmentIds,
    /** Not graded yet. */
    notReady: assignmentIds,
    /** Skipped because the feedback would be too long. */
    tooLong: assignmentIds,
  }),
});

/** The findings of a paper that a call changed. */
const changedFindings = z.object({ id: z.uuid(), findingIds: z.array(z.string().max(200)).max(20_000) });

export const spreadFindingEdit = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/finding-edits',
  summary:
    'Makes the edit of a finding to what the same check found in the other unapproved papers of the course assignment, or takes that back.',
  params: assignmentParams,
  body: z.object({
    findingId: z.string().min(1).max(200),
    edit: findingEdit,
    /** What an earlier call changed, to be taken back; absent to make the edit. Later changes of a finding are kept. */
    takeBack: z.array(changedFindings).max(500).optional(),
  }),
  /** Findings that were edited before are not among them. */
  response: z.object({ changed: z.array(changedFindings) }),
});

export const deleteAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/delete',
  summary: 'Deletes many papers; they can be restored for at least ten minutes.',
  body: manyAssignments,
  response: z.object({ deleted: assignmentIds }),
});

export const restoreAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/restore',
  summary: 'Restores recently deleted papers.',
  body: manyAssignments,
  response: z.object({ restored: assignmentIds }),
});
