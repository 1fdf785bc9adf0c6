import { GradingError } from '@greenpen/grading';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '../ports.ts';
import { clearCookie, readCookie, setSignOnCookie } from '../identity/cookies.ts';

const held = z.object({
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    name: z.string(),
    providerSession: z.string().nullable(),
  }),
  returnTo: z.string(),
});

type HeldAddress = z.output<typeof held>;

const minutes = 10;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Keeps who came back from the provider, until this browser says what becomes of the account with their address. */
export async function rememberHeldAddress(
  ports: Ports,
  reply: FastifyReply,
  waiting: HeldAddress,
): Promise<void> {
  const { gradebook, sealer } = ports;
  const secret = randomBytes(32).toString('base64url');
  const checks = sealer.seal(JSON.stringify(waiting));
  await gradebook.singleSignOn.remember({ stateHash: hashOf(secret), checks, minutes });
  setSignOnCookie(ports, reply, secret);
}

/** Once; throws SINGLE_SIGN_ON_FAILED where it was too long ago, or the cookie is of a sign-on that is under way. */
export async function takeHeldAddress(
  ports: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HeldAddress> {
  const { gradebook, sealer } = ports;
  const secret = readCookie(ports, request, 'sign-on') ?? '';
  clearCookie(ports, reply, 'sign-on');
  const sealed = await gradebook.singleSignOn.take({ stateHash: hashOf(secret) });
  if (sealed === undefined) throw new GradingError('SINGLE_SIGN_ON_FAILED', 'too old');
  const waiting = held.safeParse(JSON.parse(sealer.open(sealed)));
  if (!waiting.success) throw new GradingError('SINGLE_SIGN_ON_FAILED', 'not back yet');
  return waiting.data;
}
