import { AppError } from '@greenpen/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '../ports.ts';
import { readSignOnCookie, setSignOnCookie } from './sign-on-cookie.ts';

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
  { gradebook, sealer, entry }: Ports,
  reply: FastifyReply,
  waiting: HeldAddress,
): Promise<void> {
  const secret = randomBytes(32).toString('base64url');
  const checks = sealer.seal(JSON.stringify(waiting));
  await gradebook.singleSignOn.remember({ stateHash: hashOf(secret), checks, minutes });
  reply.removeHeader('set-cookie');
  setSignOnCookie(reply, entry.baseUrl.startsWith('https://'), secret);
}

/** Once; throws SINGLE_SIGN_ON_FAILED where it was too long ago, or the cookie is of a sign-on that is under way. */
export async function takeHeldAddress(
  { gradebook, sealer, entry }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HeldAddress> {
  const isHttps = entry.baseUrl.startsWith('https://');
  const secret = readSignOnCookie(request, isHttps) ?? '';
  setSignOnCookie(reply, isHttps, '');
  const sealed = await gradebook.singleSignOn.take({ stateHash: hashOf(secret) });
  if (sealed === undefined) throw new AppError('SINGLE_SIGN_ON_FAILED', 'too old');
  const waiting = held.safeParse(JSON.parse(sealer.open(sealed)));
  if (!waiting.success) throw new AppError('SINGLE_SIGN_ON_FAILED', 'not back yet');
  return waiting.data;
}
