import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';

const person = z.object({
  /** Empty if there was no user; "engine" and "operator" are not users. */
  id: z.string(),
  /** null if the account does not exist or was deleted. */
  email: z.string().nullable(),
});

export const auditEntry = z.object({
  /** Increases with each entry and so gives the order of events, independent of the clocks. */
  id: z.int(),
  at: z.iso.datetime(),
  actor: person,
  /** Owner of the affected account. */
  owner: person,
  action: z.string(),
  result: openEnum(['ok', 'refused']),
  address: z.string().nullable(),
  submissionId: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log, newest first; the header X-Next-Cursor holds the cursor of the next page.',
  query: z.object({
    action: z.string().max(100).optional(),
    result: z.enum(['ok', 'refused']).optional(),
    /** A user's id; matches entries by or about this user. */
    person: z.string().max(100).optional(),
    address: z.string().max(100).optional(),
    from: z.iso.datetime().optional(),
    /** Exclusive. */
    until: z.iso.datetime().optional(),
    cursor: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: z.array(auditEntry),
});

export const listAuditActions = defineCall({
  method: 'GET',
  path: '/api/admin/audit-actions',
  summary: 'The names of all actions in the audit log.',
  response: z.array(z.string()),
});
