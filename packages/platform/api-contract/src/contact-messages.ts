import { contactCategories, contactStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum, requiredText } from './fields.ts';

const needed = 'This is needed.';

/** Used in a mail header, so line breaks are not allowed. */
const line = (longest: number) =>
  requiredText(longest, needed).refine((text) => !/\p{Cc}/u.test(text), {
    message: 'Please write this on one line.',
  });

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the operator of this installation. Takes an Idempotency-Key.',
  body: z.object({
    name: line(200),
    email: line(320).refine((text) => z.email().safeParse(text).success, {
      message: 'This is not an e-mail address.',
    }),
    category: z.enum(contactCategories, { message: 'Choose a category.' }),
    subject: line(200),
    message: requiredText(10_000, needed),
    /** Honeypot: invisible to people, so only bots fill it in. */
    website: z.string().max(1000).optional(),
    /** Seconds since the form was opened; bots submit much faster than people. */
    secondsOnPage: z.number().nonnegative().optional(),
  }),
  response: z.object({ received: z.literal(true) }),
});

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
  summary: "Visitors' messages, newest first; the header X-Next-Cursor holds the cursor of the next page.",
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
