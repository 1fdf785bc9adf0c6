import {
  listContactMessages,
  nextCursorHeader,
  setContactStatus,
  type ContactMessage,
} from '@greenpen/api-contract';
import type { ContactMessage as StoredMessage } from '@greenpen/gradebook';
import { z } from 'zod';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports, Sealer } from '../ports.ts';

/** The decrypted texts of a message. */
const texts = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() });

export function listContactMessagesRoute({ gradebook, sealer }: Ports): Route {
  return route(listContactMessages, { requires: 'admin' }, async ({ query, reply }) => {
    const { status, cursor, limit } = query;
    const messages = await gradebook.contactMessages.list({ status, before: cursor, limit });
    const last = messages.at(-1);
    if (messages.length === limit && last !== undefined) reply.header(nextCursorHeader, last.id);
    return messages.map((message) => messageOnWire(message, sealer));
  });
}

export function setContactStatusRoute({ gradebook, sealer }: Ports): Route {
  return route(setContactStatus, { requires: 'admin' }, async ({ params, body, actor, request }) => {
    const { status } = body;
    const message = await gradebook.contactMessages.setStatus({ id: params.id, status, by: actor.id });
    logEvent(request, { action: 'contact-status-changed', result: 'ok', object: params.id, detail: status });
    return messageOnWire(message, sealer);
  });
}

function messageOnWire(message: StoredMessage, { open }: Sealer): ContactMessage {
  const { id, category, status, receivedAt, statusChangedAt } = message;
  return {
    id,
    category,
    status,
    receivedAt: receivedAt.toISOString(),
    statusChangedAt: statusChangedAt?.toISOString() ?? null,
    ...texts.parse(JSON.parse(open(message.texts))),
  };
}
