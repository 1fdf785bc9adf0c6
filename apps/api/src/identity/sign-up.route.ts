import { AppError, type CallBody, type ErrorCode, signUp } from '@greenpen/api-contract';
import type { CreatedAccount, Repositories } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../http/address-group.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { knownLetter, verifyLetter } from '../mail/letters.ts';
import { mayWrite } from '../mail/may-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { answerEvenly } from './answer-evenly.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword } from './hash-password.ts';
import { mayJoin } from './may-join.ts';
import { readEmail } from './read-email.ts';
import { splitName } from './split-name.ts';
import { trialEnd } from './trial-end.ts';

const limit = { max: 300, timeWindow: 15 * 60 * 1000 };
const dayMinutes = 24 * 60;

type Outcome = CreatedAccount | { readonly status: 'letters-used-up' };

const refusals: Partial<Record<Outcome['status'], ErrorCode>> = {
  'set-up-needed': 'SET_UP_LINK_NEEDED',
  'sign-up-closed': 'SIGN_UP_CLOSED',
};

/**
 * The answer is the same, as late, for an address that has an account. Where mail is sent, the message says the rest;
 * elsewhere the next step is an ordinary sign-in. The first account alone is signed in here.
 */
export function signUpRoute(ports: Ports): Route {
  const { identity, entry } = ports;
  return route(signUp, { requires: 'public', limit }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const made = await answerEvenly(ports.waits, () => makeAccount(ports, body, request));
    const { status } = made;
    const result = status === 'created' ? 'ok' : 'refused';
    const actor = status === 'created' ? made.ownerId : null;
    logEvent(request, { action: 'sign-up', result, actor, detail: status });
    const refusal = refusals[status];
    if (refusal !== undefined) throw new AppError(refusal);
    if (made.status !== 'created' || !made.isFirst)
      return { status: entry.hasMail ? ('link-sent' as const) : ('sign-in' as const) };
    const { cookies } = await identity.openSession({
      ownerId: made.ownerId,
      headers: request.headers,
      address: request.ip,
      isRemembered: body.rememberMe ?? true,
      isSecondStepDone: false,
    });
    reply.header('set-cookie', cookies);
    return { status: 'signed-in' as const };
  });
}

/** Where mail is sent, the link in the message asks for the password; not of the first account, which needs no link. */
export async function asksPasswordAtSignUp({
  gradebook,
  entry,
}: Pick<Ports, 'gradebook' | 'entry'>): Promise<boolean> {
  return !entry.hasMail || !(await gradebook.accounts.hasAny());
}

async function makeAccount(
  ports: Ports,
  body: CallBody<typeof signUp>,
  request: FastifyRequest,
): Promise<Outcome> {
  const { gradebook, entry, now } = ports;
  const email = readEmail(body.email);
  const names = splitName(body.name);
  const needsPassword = await asksPasswordAtSignUp(ports);
  if (needsPassword) assertGoodPassword(body.password ?? '', { email, ...names });
  const passwordHash = needsPassword
    ? await hashPassword(body.password ?? '', ['stranger', addressGroup(request.ip)])
    : null;
  const isWelcome = mayJoin(entry.signUp, email);
  // There is an account already, so this one would not be the first.
  if (!needsPassword && !isWelcome) return { status: 'sign-up-closed' };
  return gradebook.transaction(async (inside) => {
    // The links that were mailed before still work.
    if (!needsPassword && !(await mayWrite(inside, 'verify-letter', { email, by: { request } })))
      return { status: 'letters-used-up' };
    const created = await inside.accounts.create({
      email,
      name: body.name,
      ...names,
      trialEndsAt: trialEnd(now()),
      passwordHash,
      identity: null,
      isEmailVerified: false,
      mustVerify: entry.hasMail,
      mayBeFirst: entry.mayBeFirst(body.setUp),
      mayJoin: isWelcome,
    });
    if (created.status === 'created' && created.mustVerify)
      await sendLink(ports, inside, created.ownerId, email);
    if (created.status === 'email-taken' && entry.hasMail) await writeToKnown(ports, inside, email);
    return created;
  });
}

async function writeToKnown(ports: Ports, inside: Repositories, email: string): Promise<void> {
  const found = await inside.accounts.findCredentials({ email });
  if (found === undefined || found.isDisabled) return;
  if (found.isAwaitingVerification) return sendLink(ports, inside, found.ownerId, email);
  await queueMail(inside, ports.sealer, { to: email, ...knownLetter(ports.entry.baseUrl) });
}

async function sendLink(
  { sealer, entry }: Ports,
  inside: Repositories,
  ownerId: string,
  email: string,
): Promise<void> {
  const link = { ownerId, purpose: 'verify-email', minutes: dayMinutes, email } as const;
  const token = await inside.accountLinks.create(link);
  const letter = verifyLetter(`${entry.baseUrl}/choose-password#${token}`);
  await queueMail(inside, sealer, { to: email, ...letter });
}
