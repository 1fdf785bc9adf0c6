import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';

const person = z.object({
  /** Empty for nobody; "engine" and "operator" are no users. */
  id: z.string(),
  /** null where there is no such account, or no more. */
  email: z.string().nullable(),
});

export const auditEntry = z.object({
  /** Goes up with each entry; the order of what happened, whatever clocks say. */
  id: z.int(),
  at: z.iso.datetime(),
  actor: person,
  /** Whose account it is about. */
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
  summary: 'Who did what, when and from where, newest first; the header X-Next-Cursor leads on.',
  query: z.object({
    action: z.string().max(100).optional(),
    result: z.enum(['ok', 'refused']).optional(),
    /** A user's id: what they did and what was done about their account. */
    person: z.string().max(100).optional(),
    address: z.string().max(100).optional(),
    from: z.iso.datetime().optional(),
    /** Up to and without. */
    until: z.iso.datetime().optional(),
    cursor: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: z.array(auditEntry),
});

export const listAuditActions = defineCall({
  method: 'GET',
  path: '/api/admin/audit-actions',
  summary: 'Every action that stands in the audit log.',
  response: z.array(z.string()),
});
