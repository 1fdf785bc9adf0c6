import { z } from 'zod';
import { defineCall } from '../call.ts';

export const adminStats = z.object({
  totalUsers: z.int(),
  /** Made within the last 30 days. */
  newUsers: z.int(),
  activeSubscriptions: z.int(),
  /** Active subscriptions in percent of all users, one decimal. */
  conversionRate: z.number(),
  /** Whole US dollars: what was paid within the last 30 days, or the expected figure where payments are not set up. */
  monthlyRevenue: z.int(),
  /** Active subscriptions times the price. */
  expectedRevenue: z.int(),
  trialUsers: z.int(),
});

export type AdminStats = z.infer<typeof adminStats>;

export const getAdminStats = defineCall({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Users, subscriptions and revenue.',
  response: adminStats,
});
