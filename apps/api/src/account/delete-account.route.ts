import { AppError, deleteAccount } from '@greenpen/api-contract';
import { type StoredRemoval, sealMail } from '@greenpen/gradebook';
import { ExpectedError } from '@greenpen/grading';
import { assertSecondFactor, deletedLetter } from '@greenpen/identity';
import { PaperStoreError } from '@greenpen/paper-store';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword } from '../identity/assert-current-password.ts';
import { closeSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

const tenInAQuarter = { max: 10, timeWindow: 15 * 60 * 1000 };
const AT_ONCE = 8;

export function deleteAccountRoute(ports: Ports): Route {
  const { gradebook, sealer, entry } = ports;
  return route(
    deleteAccount,
    { requires: 'signed-in', limit: tenInAQuarter },
    async ({ actor: { id: ownerId }, body, request, reply }) => {
      const account = await assertCurrentPassword(ports, request, body.currentPassword);
      await assertSecondFactor(ports, account, body.code);
      await endBilling(ports, ownerId);
      const letter = entry.hasMail ? sealMail(sealer, { to: account.email, ...deletedLetter() }) : null;
      const removals = await gradebook.accounts.delete({ ownerId, letter });
      const left = await removeStored(ports, removals);
      // The pending removal is recorded, so the worker will retry it.
      if (left > 0) request.log.warn({ left }, 'papers of a deleted account are still in the store');
      logEvent(request, { action: 'account-deleted', result: 'ok', detail: removals.length });
      await closeSession(ports, { request, reply });
      return { deleted: true as const };
    },
  );
}

/**
 * Ends the subscription first, and fails if the payment service does not respond, so that a deleted account is never
 * charged.
 */
async function endBilling({ billing, gradebook }: Ports, ownerId: string): Promise<void> {
  if (billing === null) return;
  const { isLastAdmin } = await gradebook.accounts.getHoldings({ ownerId });
  if (isLastAdmin) throw new AppError('LAST_ADMIN');
  await billing.end({ userId: ownerId });
}

/** Removes the recorded files from the store; returns the number of failures. */
async function removeStored(
  { gradebook, store }: Ports,
  removals: readonly StoredRemoval[],
): Promise<number> {
  const queue = removals.values();
  let left = 0;
  const work = async (): Promise<void> => {
    for (const { submissionId, fileId, folder } of queue) {
      try {
        if (fileId !== null) await store.remove(fileId);
        await store.removeFolder(folder);
        await gradebook.submissions.recordRemoved(submissionId);
      } catch (error) {
        if (!(error instanceof PaperStoreError || error instanceof ExpectedError)) throw error;
        left += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return left;
}
