import type { SignedOnPerson } from '@greenpen/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { openSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

type Entering = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: SignedOnPerson;
  readonly ownerId: string;
};

export async function openByProvider(
  ports: Pick<Ports, 'sessions' | 'entry'>,
  { request, reply, person, ownerId }: Entering,
): Promise<'signed-in' | 'second-step'> {
  const status = await openSession(ports, {
    request,
    reply,
    ownerId,
    isRemembered: true,
    isSecondStepDone: false,
    providerSession: { issuer: person.issuer, id: person.providerSession },
  });
  logEvent(request, { action: 'single-sign-on', result: 'ok', actor: ownerId, detail: status });
  return status;
}
