import { z } from 'zod';
import { assignment } from '../assignments/assignment.ts';
import { defineCall } from '../call.ts';

export const dashboardOverview = z.object({
  /** The five newest assignments that need approval. */
  waiting: z.array(assignment),
  /** Papers that could not be graded. */
  failed: z.int(),
  /** Thirty days, today last. */
  days: z.array(z.object({ day: z.iso.date(), graded: z.int(), approved: z.int() })),
  /**
   * For all approved grades: the words of their feedback (`used`), and how many of them are not from the draft
   * (`typed`).
   */
  words: z.object({ grades: z.int(), used: z.int(), typed: z.int() }),
  /** The same for the newest approved grades, in groups of consecutive approvals, oldest first. */
  edits: z.array(z.object({ grades: z.int(), used: z.int(), typed: z.int() })),
});

export type DashboardOverview = z.infer<typeof dashboardOverview>;

export const getDashboardOverview = defineCall({
  method: 'GET',
  path: '/api/dashboard/overview',
  summary: 'Pending approvals, grading activity per day, and the share of feedback that was typed.',
  /** IANA name of the instructor's time zone, for days; UTC when absent or unknown. */
  query: z.object({ timeZone: z.string().max(64).optional() }),
  response: dashboardOverview,
});

export const dashboardStats = z.object({
  activeCourses: z.int(),
  totalAssignments: z.int(),
  gradedToday: z.int(),
  pendingReview: z.int(),
  /** Percent, one decimal; 0 if nothing is graded. */
  averageGrade: z.number(),
  totalCourses: z.int(),
});

export type DashboardStats = z.infer<typeof dashboardStats>;

export const getDashboardStats = defineCall({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'The six figures of the dashboard.',
  /** IANA name of the instructor's time zone, for "today"; UTC when absent or unknown. */
  query: z.object({ timeZone: z.string().max(64).optional() }),
  response: dashboardStats,
});
