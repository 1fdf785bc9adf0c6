import { replaceRecoveryCodes } from '@greenpen/api-contract';
import { assertSecondFactor, makeRecoveryCodes, notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import type { Ports } from '../ports.ts';

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
