import { signUp, type CallBody } from '@greenpen/api-contract';
import type { CreatedAccount } from '@greenpen/gradebook';
import { GradingError, type GradingErrorCode } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { knownLetter, resetLetter, verifyLetter } from '../mail/letters.ts';
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

const refusals = {
  'email-taken': 'EMAIL_TAKEN',
  'set-up-needed': 'SET_UP_LINK_NEEDED',
  'sign-up-closed': 'SIGN_UP_CLOSED',
} as const satisfies Record<string, GradingErrorCode>;

type Made = { readonly email: string; readonly created: CreatedAccount };

/** Where mail is sent, the answer is the same for an address that has an account: its owner is told by mail. */
export function signUpRoute(ports: Ports): Route {
  const { identity, entry } = ports;
  return route(signUp, { requires: 'public', limit }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new GradingError('PASSWORDS_OFF');
    const { created } = await answerEvenly(() => makeAccount(ports, body));
    if (created.status === 'created' && !created.mustVerify) {
      logEvent(request, { action: 'sign-up', result: 'ok', actor: created.ownerId });
      const { cookies } = await identity.openSession({
        ownerId: created.ownerId,
        headers: request.headers,
        address: request.ip,
        isRemembered: body.rememberMe ?? true,
        isSecondStepDone: false,
      });
      reply.header('set-cookie', cookies);
      return { status: 'signed-in' as const };
    }
    const isQuiet = created.status === 'created' || (entry.hasMail && created.status === 'email-taken');
    logEvent(request, {
      action: 'sign-up',
      result: created.status === 'created' ? 'ok' : 'refused',
      detail: created.status,
    });
    if (!isQuiet) throw new GradingError(refusals[created.status]);
    return { status: 'link-sent' as const };
  });
}

async function makeAccount(
  { gradebook, sealer, entry, now }: Ports,
  body: CallBody<typeof signUp>,
): Promise<Made> {
  const email = readEmail(body.email);
  const names = splitName(body.name);
  assertGoodPassword(body.password, { email, ...names });
  const passwordHash = await hashPassword(body.password);
  return gradebook.transaction(async (inside) => {
    const created = await inside.createAccount({
      email,
      name: body.name,
      ...names,
      trialEndsAt: trialEnd(now()),
      passwordHash,
      identity: null,
      isEmailVerified: false,
      mustVerify: entry.hasMail,
      mayBeFirst: entry.mayBeFirst(body.setUp),
      mayJoin: mayJoin(entry.signUp, email),
    });
    if (created.status === 'created' && created.mustVerify) {
      const { ownerId } = created;
      const link = { ownerId, purpose: 'verify-email', minutes: dayMinutes, email } as const;
      const token = await inside.createLink(link);
      await queueMail(inside, sealer, {
        to: email,
        ...verifyLetter(`${entry.baseUrl}/verify-email#${token}`),
      });
    }
    if (created.status === 'email-taken' && entry.hasMail) await writeToOwner(email);
    return { email, created };

    async function writeToOwner(to: string): Promise<void> {
      const found = await inside.findCredentials({ email: to });
      if (found === undefined || found.isDisabled) return;
      if (!found.isAwaitingVerification) {
        await queueMail(inside, sealer, { to, ...knownLetter(entry.baseUrl) });
        return;
      }
      // Whoever made it may have been somebody else, so the mailbox's owner sets the password that counts.
      const link = { ownerId: found.ownerId, purpose: 'reset-password', minutes: 60, email: to } as const;
      const token = await inside.createLink(link);
      await queueMail(inside, sealer, { to, ...resetLetter(`${entry.baseUrl}/reset-password#${token}`) });
    }
  });
}
