import { changePassword, AppError, changeEmail, confirmIdentity } from '@greenpen/api-contract';
import {
  assertGoodPassword,
  hashPassword,
  notifyOwner,
  answerEvenly,
  attemptKey,
  countAttempt,
  readEmail,
  sendAddressLink,
  assertSecondFactor,
} from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';
import type { Gradebook } from '@greenpen/gradebook';

/** Also revokes the API key, even if other sessions are kept, because it gives access too. */
export function changePasswordRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    changePassword,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const account = await assertCurrentPassword(ports, request, body.currentPassword);
      assertGoodPassword(body.newPassword, account);
      const passwordHash = await hashPassword(body.newPassword, ['known', account.ownerId]);
      await gradebook.transaction(async (inside) => {
        const { ownerId } = account;
        const hadKey = await inside.apiKeys.revoke({ ownerId });
        await inside.accounts.setPassword({
          ownerId,
          passwordHash,
          action: 'password-changed',
          endSessions: body.endOtherSessions,
          exceptSessionId: request.session?.id ?? null,
        });
        await notifyOwner(inside, ports, {
          to: account.email,
          what: describeChange({ endedSessions: body.endOtherSessions, hadKey }),
        });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'password-changed', result: 'ok' });
      return { changed: true as const };
    },
  );
}

type Change = { readonly endedSessions: boolean; readonly hadKey: boolean };

function describeChange({ endedSessions, hadKey }: Change): string {
  if (!hadKey) return 'Your password was changed.';
  return endedSessions
    ? 'Your password was changed. You were signed out everywhere else, and your API key was revoked.'
    : 'Your password was changed, and your API key was revoked.';
}

/**
 * Maximum address changes per hour if mail is not set up; otherwise changing it would reveal which addresses have
 * accounts.
 */
const MOST_CHANGES = 5;
const hourSeconds = 60 * 60;

/**
 * The response does not reveal whether another account has the address. If mail is set up, the change takes effect
 * once the new address is verified; otherwise it takes effect immediately, and the address of another account is
 * silently ignored.
 */
export function changeEmailRoute(ports: Ports): Route {
  const { gradebook, entry, waits } = ports;
  return route(
    changeEmail,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId, email: oldEmail } = await assertCurrentPassword(ports, request, body.currentPassword);
      const email = readEmail(body.email);
      if (!entry.hasMail) {
        const limits = [{ key: attemptKey('address-change', ownerId), most: MOST_CHANGES }];
        await countAttempt(gradebook, { limits, windowSeconds: hourSeconds });
        const isTaken = await answerEvenly(waits, () => setUnlessTaken(gradebook, { ownerId, email }));
        await renewSession(ports, request, reply);
        logEvent(request, {
          action: 'email-changed',
          ...(isTaken ? { result: 'refused', detail: 'taken' } : { result: 'ok' }),
        });
        return { status: 'changed' as const };
      }
      await answerEvenly(waits, () => sendAddressLink(ports, { ownerId, oldEmail, email }));
      return { status: 'link-sent' as const };
    },
  );
}

async function setUnlessTaken(
  gradebook: Pick<Gradebook, 'accounts'>,
  change: { readonly ownerId: string; readonly email: string },
): Promise<boolean> {
  try {
    await gradebook.accounts.setEmail({ ...change, isVerified: false });
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return true;
    throw error;
  }
}

/**
 * Opens a session with a new token and a fresh sign-in time. Users without a password sign in at the provider again
 * instead.
 */
export function confirmIdentityRoute(ports: Ports): Route {
  return route(
    confirmIdentity,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      try {
        const account = await assertCurrentPassword(ports, request, body.currentPassword);
        if (account.passwordHash === null) throw new AppError('SIGN_IN_AGAIN');
        await assertSecondFactor(ports, account, body.code);
      } catch (error) {
        logEvent(request, { action: 'identity-confirmed', result: 'refused' });
        throw error;
      }
      await renewSession(ports, request, reply, 'fresh');
      logEvent(request, { action: 'identity-confirmed', result: 'ok' });
      return { confirmed: true as const };
    },
  );
}
