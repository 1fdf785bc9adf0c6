import { AppError } from '@greenpen/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '../ports.ts';
import { readSignOnCookie, setSignOnCookie } from './sign-on-cookie.ts';

const pending = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  returnTo: z.string(),
  setUp: z.string().optional(),
  /** The account that is to be linked; null for a sign-in. */
  linkFor: z.string().nullable(),
});

export type PendingSignOn = z.output<typeof pending>;

const minutes = 10;

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');

/** Remembers what a browser was sent off with, and answers with where to. Throws SINGLE_SIGN_ON_OFF or …_FAILED. */
export async function beginSignOn(
  { gradebook, sealer, singleSignOn, entry }: Ports,
  reply: FastifyReply,
  purpose: Omit<PendingSignOn, 'checks'>,
): Promise<string> {
  if (singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
  const { address, checks } = await singleSignOn.begin();
  const sealed = sealer.seal(JSON.stringify({ ...purpose, checks }));
  await gradebook.singleSignOn.remember({ stateHash: hashOf(checks.state), checks: sealed, minutes });
  setSignOnCookie(reply, entry.baseUrl.startsWith('https://'), checks.state);
  return address;
}

/** What this very browser was sent off with, once; throws SINGLE_SIGN_ON_FAILED. */
export async function takePendingSignOn(
  { gradebook, sealer, entry }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PendingSignOn> {
  const isHttps = entry.baseUrl.startsWith('https://');
  const cookie = readSignOnCookie(request, isHttps);
  setSignOnCookie(reply, isHttps, '');
  const state = new URL(request.url, entry.baseUrl).searchParams.get('state');
  if (state === null || state !== cookie) throw new AppError('SINGLE_SIGN_ON_FAILED', 'state');
  const sealed = await gradebook.singleSignOn.take({ stateHash: hashOf(state) });
  if (sealed === undefined) throw new AppError('SINGLE_SIGN_ON_FAILED', 'state used or too old');
  return pending.parse(JSON.parse(sealer.open(sealed)));
}
