import { replaceRecoveryCodes } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { makeRecoveryCodes } from '../identity/recovery-codes.ts';
import type { Ports } from '../ports.ts';

export function replaceRecoveryCodesRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    replaceRecoveryCodes,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request }) => {
      const { ownerId } = await assertCurrentPassword(ports, request, body.currentPassword);
      const { codes, hashes } = makeRecoveryCodes(ownerId);
      await gradebook.replaceRecoveryCodes({ ownerId, codeHashes: hashes });
      logEvent(request, { action: 'recovery-codes-replaced', result: 'ok' });
      return { recoveryCodes: codes };
    },
  );
}
