import { contactCategories, contactStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../open-enum.ts';

export const contactMessage = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  category: openEnum(contactCategories),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: openEnum(contactStatuses),
  statusChangedAt: z.iso.datetime().nullable(),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const listContactMessages = defineCall({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'What visitors wrote, newest first; the header X-Next-Cursor leads on.',
  query: z.object({
    status: z.enum(contactStatuses).optional(),
    cursor: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.array(contactMessage),
});

export const setContactStatus = defineCall({
  method: 'PUT',
  path: '/api/admin/messages/:id/status',
  summary: 'Marks a message as new, answered or closed.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ status: z.enum(contactStatuses) }),
  response: contactMessage,
});
