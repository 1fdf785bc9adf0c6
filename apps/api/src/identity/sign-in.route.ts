import { AppError, signIn } from '@greenpen/api-contract';
import type { Credentials } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../http/address-group.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { failedSignInsLetter } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { hashPassword, verifyPassword, type HashedFor } from './hash-password.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** A wrong password and an unknown address get the same answer after the same work. */
export function signInRoute({ gradebook, identity, sealer, entry, waits }: Ports): Route {
  const startSignIn = createSignInLimit({ gradebook, hasMail: entry.hasMail, waits });
  const hashOfNobody = hashPassword('nobody has this password');

  const deviceOf = ({ headers }: FastifyRequest, found: Credentials | undefined): string | null => {
    if (found === undefined || found.passwordHash === null) return null;
    return identity.devices.find(headers, { ownerId: found.ownerId, passwordHash: found.passwordHash });
  };

  const tellOwner = async (email: string, found: Credentials | undefined): Promise<void> => {
    if (!entry.hasMail || found === undefined) return;
    await gradebook.transaction((inside) =>
      queueMail(inside, sealer, { to: email, ...failedSignInsLetter(`${entry.baseUrl}/forgot-password`) }),
    );
  };

  return route(signIn, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const email = body.email.trim().toLowerCase();
    const found = await gradebook.accounts.findCredentials({ email });
    const device = deviceOf(request, found);
    const { password } = body;
    using attempt = await startSignIn({
      request,
      reply,
      email,
      device,
      tellOwner: () => tellOwner(email, found),
    });
    const hash = found?.passwordHash ?? (await hashOfNobody);
    const hashedFor: HashedFor = device === null ? ['stranger', addressGroup(request.ip)] : ['known', device];
    const isRight = await verifyPassword({ hash, password, hashedFor });
    const hasPassword = found !== undefined && found.passwordHash !== null;
    // Earlier versions stored a password with the sign-up; the link in the message alone opens such an account.
    const isUnopened = found?.isAwaitingVerification === true && entry.hasMail;
    if (!hasPassword || !isRight || found.isDisabled || isUnopened) {
      logEvent(request, { action: 'sign-in', result: 'refused', actor: found?.ownerId ?? null });
      throw attempt.refuse();
    }
    await attempt.forgive();
    const { ownerId } = found;
    const isRemembered = body.rememberMe ?? true;
    const { status, cookies } = await identity.openSession({
      ownerId,
      headers: request.headers,
      address: request.ip,
      isRemembered,
      isSecondStepDone: false,
    });
    // A device that is not to remember the session, as a shared one, is not remembered either.
    const remembered = isRemembered
      ? [identity.devices.remember(request.headers, { ownerId, passwordHash: found.passwordHash })]
      : [];
    reply.header('set-cookie', [...cookies, ...remembered]);
    logEvent(request, { action: 'sign-in', result: 'ok', actor: ownerId, detail: status });
    return { status };
  });
}
