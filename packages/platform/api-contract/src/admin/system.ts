import { z } from 'zod';
import { modelChange, modelCost, overnightBatch } from '../account/model-choice.ts';
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
    /** The engine of the latest review; null before the first one. */
    latest: z.string().nullable(),
    /** The configured language model; null if there is none. */
    model: z.string().nullable(),
    /** When the model stopped responding; null if it responds. */
    modelAwaySince: z.iso.datetime().nullable(),
    /** Papers waiting for a model draft. */
    modelWaiting: z.int(),
    /** The latest change of the model; null if there has been none. */
    modelChange: modelChange.nullable(),
    /** What all accounts used this month (UTC); null if there is no model. */
    modelMonth: modelCost.nullable(),
    modelHost: z.string().nullable().default(null),
    /** Papers of all accounts that are read overnight; those that ended within a day too. */
    modelBatches: z.array(overnightBatch).default([]),
  }),
  backup: z.object({
    lastGood: backup.nullable(),
    latest: backup.nullable(),
    isOverdue: z.boolean(),
  }),
  waiting: z.object({
    papers: z.int(),
    /** 0 when the queue is empty. */
    oldestSeconds: z.number(),
  }),
  /** Space on the disk of the data folder; null if it cannot be read. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  databaseBytes: z.number(),
  /** Whether payments are set up. */
  hasBilling: z.boolean(),
});

export type System = z.infer<typeof system>;

export const getSystem = defineCall({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'The engine, the last backup, the queue and the free disk space.',
  response: system,
});

export const adminStats = z.object({
  totalUsers: z.int(),
  /** Created within the last 30 days. */
  newUsers: z.int(),
  activeSubscriptions: z.int(),
  /** Active subscriptions as a percentage of all users, one decimal. */
  conversionRate: z.number(),
  /** Whole US dollars received within the last 30 days; the expected figure if payments are not set up. */
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
  /** Twelve months in UTC, ending with the current one; null if payments are not set up. */
  revenue: z.array(z.object({ month: z.string(), dollars: z.number() })).nullable(),
});

export type Growth = z.infer<typeof growth>;

export const getGrowth = defineCall({
  method: 'GET',
  path: '/api/admin/growth',
  summary: 'Sign-ups per day and revenue per month.',
  /** IANA name of the time zone for days; UTC when absent or unknown. */
  query: z.object({ timeZone: z.string().max(64).optional() }),
  response: growth,
});
