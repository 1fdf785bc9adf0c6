import type { OvernightBatch } from '@greenpen/api-contract';
import { formatCount, formatDateTime } from '../format.ts';

/** What becomes of papers that are read overnight, and what happens next. `host` is the provider. */
export function sayBatch(batch: OvernightBatch, host: string): string {
  const { stage, since, expiresAt, trouble } = batch;
  switch (stage) {
    case 'gathering':
      return 'They are sent to the language model within a few minutes.';
    case 'preparing':
      return trouble === null
        ? `They are being sent to ${host}.`
        : `They could not be sent to ${host} yet: ${asClause(trouble.reason)} Sending is tried again at ${formatDateTime(trouble.nextTryAt)}. Nothing has been charged.`;
    case 'sent':
      return `Sent to ${host} on ${formatDateTime(since)}. The answers usually come by the next morning${byThen(expiresAt)}.${trouble === null ? '' : ` When it was last asked, there was trouble: ${asClause(trouble.reason)} It is asked again at ${formatDateTime(trouble.nextTryAt)}.`}`;
    case 'cancelling':
      return `Cancelled. This server’s drafts stay. What ${host} had answered before is still charged.`;
    case 'ended':
      return sayEnd(batch, host);
    default:
      return '';
  }
}

function byThen(expiresAt: string | null): string {
  if (expiresAt === null) return '';
  return `. Requests without an answer by ${formatDateTime(expiresAt)} cost nothing and are sent again`;
}

/** Our sentence about the provider, after a colon: "It reports …" becomes "it reports …". */
function asClause(reason: string): string {
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

function sayEnd({ ended, requests }: OvernightBatch, host: string): string {
  if (ended === null) return '';
  const { at, how, answered, expired, failed, givenUp } = ended;
  const when = formatDateTime(at);
  const again = next(expired + failed, givenUp);
  switch (how) {
    case 'cancelled':
      return `Cancelled. This server’s drafts stay.${answered === 0 ? ' Nothing was charged.' : ` ${formatCount(answered, 'request')} had been answered and ${answered === 1 ? 'is' : 'are'} charged.`}`;
    case 'refused':
      return `${host} refused it on ${when}. Nothing was charged.${again}`;
    case 'gone':
      return `${host} did not know it any more on ${when}.${again}`;
    case 'unneeded':
      return 'No paper waited for it any more. Nothing was charged.';
    case 'answered':
      break;
    default:
      return '';
  }
  if (expired + failed === 0) {
    return `Answered on ${when}. Drafts that are complete appear within minutes; feedback that is still to be written is in the next batch.`;
  }
  const open = [
    ...(expired === 0 ? [] : [`${expired} expired before ${host} came to ${expired === 1 ? 'it' : 'them'}`]),
    ...(failed === 0 ? [] : [`${failed} failed there`]),
  ].join(' and ');
  return `Ended on ${when} with ${answered} of ${formatCount(requests, 'request')} answered: ${open}. What was not answered costs nothing.${again}`;
}

function next(open: number, givenUp: number): string {
  if (givenUp > 0) {
    const keep = givenUp === 1 ? 'keeps' : 'keep';
    return ` After three tries, ${formatCount(givenUp, 'paper')} ${keep} this server’s draft.`;
  }
  return open === 0 ? '' : ' The requests are sent again with the next batch.';
}

/** Whether a batch is worth a line where papers are listed: it goes on, or did not end as it should. */
export function isOpenOrTroubled({ stage, ended }: OvernightBatch): boolean {
  if (stage !== 'ended') return true;
  return ended !== null && ended.how !== 'cancelled' && ended.expired + ended.failed > 0;
}
