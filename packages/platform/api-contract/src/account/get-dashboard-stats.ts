import { z } from 'zod';
import { defineCall } from '../call.ts';

export const dashboardStats = z.object({
  activeCourses: z.int(),
  totalAssignments: z.int(),
  gradedToday: z.int(),
  pendingReview: z.int(),
  /** Percent, one decimal; 0 when nothing is graded. */
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
