import {
  beginTwoFactor,
  confirmTwoFactor,
  AppError,
  switchOffTwoFactor,
  replaceRecoveryCodes,
} from '@greenpen/api-contract';
import {
  makeAppSecret,
  makeRecoveryCodes,
  takeAppCode,
  notifyOwner,
  takeCode,
  assertSecondFactor,
} from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import type { Ports } from '../ports.ts';
import { logEvent } from '../http/log-event.ts';
import { renewSession } from '../identity/browser-session.ts';

export function beginTwoFactorRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(
    beginTwoFactor,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request }) => {
      const { ownerId, email } = await assertCurrentPassword(ports, request, body.currentPassword);
      const { bytes, secret, uri } = makeAppSecret({ email });
      const sealed = sealer.seal(Buffer.from(bytes).toString('base64url'));
      await gradebook.twoFactor.begin({ ownerId, secret: sealed });
      return { uri, secret };
    },
  );
}

/** The password was checked when the secret was generated; the code proves access to the app. */
export function confirmTwoFactorRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    confirmTwoFactor,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ actor, body, request, reply }) => {
      const ownerId = actor.id;
      await takeAppCode(ports, { ownerId, code: body.code });
      const { codes, hashes } = makeRecoveryCodes(ownerId);
      await gradebook.transaction(async (inside) => {
        await inside.twoFactor.confirm({ ownerId, codeHashes: hashes });
        // Sessions and API key were created without the second factor.
        const hadKey = await inside.apiKeys.revoke({ ownerId });
        await inside.sessions.endMany({
          ownerId,
          exceptSessionId: request.session?.id ?? null,
          revokesKey: true,
        });
        await notifyOwner(inside, ports, {
          to: actor.email,
          what: `Two-factor sign-in was switched on. You were signed out everywhere else${hadKey ? ', and your API key was revoked' : ''}.`,
        });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'two-factor-on', result: 'ok' });
      return { recoveryCodes: codes };
    },
  );
}

export function switchOffTwoFactorRoute(ports: Ports): Route {
  const { gradebook, entry } = ports;
  return route(
    switchOffTwoFactor,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      if (entry.needsSecondFactor) throw new AppError('SECOND_FACTOR_NEEDED', 'switch off');
      const { ownerId, email } = await assertCurrentPassword(ports, request, body.currentPassword);
      await takeCode(ports, { ownerId, code: body.code });
      await gradebook.transaction(async (inside) => {
        await inside.twoFactor.switchOff({ ownerId });
        await notifyOwner(inside, ports, { to: email, what: 'Two-factor sign-in was switched off.' });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'two-factor-off', result: 'ok' });
      return { isOn: false as const };
    },
  );
}

export function replaceRecoveryCodesRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    replaceRecoveryCodes,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request }) => {
      const account = await assertCurrentPassword(ports, request, body.currentPassword);
      await assertSecondFactor(ports, account, body.code);
      const { ownerId, email } = account;
      const { codes, hashes } = makeRecoveryCodes(ownerId);
      await gradebook.transaction(async (inside) => {
        await inside.twoFactor.replaceRecoveryCodes({ ownerId, codeHashes: hashes });
        await notifyOwner(inside, ports, {
          to: email,
          what: 'Your recovery codes were replaced with new ones.',
        });
      });
      logEvent(request, { action: 'recovery-codes-replaced', result: 'ok' });
      return { recoveryCodes: codes };
    },
  );
}
