import { contactCategories, contactStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum, requiredText } from './fields.ts';

const needed = 'This is needed.';

/** Goes into a line of a mail's head, so it is one line. */
const line = (longest: number) =>
  requiredText(longest, needed).refine((text) => !/\p{Cc}/u.test(text), {
    message: 'Please write this on one line.',
  });

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'Leaves a message for whoever runs this installation. Takes an Idempotency-Key.',
  body: z.object({
    name: line(200),
    email: line(320).refine((text) => z.email().safeParse(text).success, {
      message: 'This is not an e-mail address.',
    }),
    category: z.enum(contactCategories, { message: 'Choose a category.' }),
    subject: line(200),
    message: requiredText(10_000, needed),
    /** A field that people do not see; what fills it in is a program. */
    website: z.string().max(1000).optional(),
    /** How long the form was open; nobody writes a message in a moment. */
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
