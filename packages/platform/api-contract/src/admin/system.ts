import { z } from 'zod';
import { modelChange } from '../account/model-choice.ts';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';

const backup = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  outcome: openEnum(['made', 'failed']).nullable(),
  kind: z.string(),
  bytes: z.number().nullable(),
  /** A code such as "ENOSPC". */
  reason: z.string().nullable(),
});

export const system = z.object({
  engine: z.object({
    /** The one that wrote the latest review; null before the first. */
    latest: z.string().nullable(),
    /** The language model that is set up; null where everything is done on this machine. */
    model: z.string().nullable(),
    /** Since when it has not answered; null while it does. */
    modelAwaySince: z.iso.datetime().nullable(),
    /** Papers whose feedback it is still to draft. */
    modelWaiting: z.int(),
    /** The latest change of the model; null while the first one writes. */
    modelChange: modelChange.nullable(),
  }),
  backup: z.object({
    lastGood: backup.nullable(),
    latest: backup.nullable(),
    isOverdue: z.boolean(),
  }),
  waiting: z.object({
    papers: z.int(),
    /** 0 when none waits. */
    oldestSeconds: z.number(),
  }),
  /** Of the disk that holds the data folder; null where it cannot be asked. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  databaseBytes: z.number(),
  /** Payments are set up. */
  hasBilling: z.boolean(),
});

export type System = z.infer<typeof system>;

export const getSystem = defineCall({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'Which engine is on, the last backup, what waits, and the room that is left.',
  response: system,
});

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

export const growth = z.object({
  /** Thirty days, today last. */
  signUps: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** Twelve months by UTC, this one last; null where payments are not set up. */
  revenue: z.array(z.object({ month: z.string(), dollars: z.number() })).nullable(),
});

export type Growth = z.infer<typeof growth>;

export const getGrowth = defineCall({
  method: 'GET',
  path: '/api/admin/growth',
  summary: 'Sign-ups day by day, and revenue month by month.',
  /** IANA name of the time zone for days; UTC when absent or unknown. */
  query: z.object({ timeZone: z.string().max(64).optional() }),
  response: growth,
});
