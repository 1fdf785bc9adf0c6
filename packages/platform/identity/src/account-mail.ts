import { queueMail, type Repositories } from '@greenpen/gradebook';
import { addressGroup } from './address-group.ts';
import { attemptKey, type AttemptLimit } from './attempts.ts';
import { noticeLetter } from './letters.ts';
import type { IdentityPorts } from './ports.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Maximum e-mails of one kind per hour to one mailbox: for one browser, for one address, and for all unknown senders
 * together.
 */
const MOST_FOR_BROWSER = 5;
const MOST_FOR_ADDRESS = 10;
const MOST_FOR_MAILBOX = 20;

type LetterKind = 'reset-letter' | 'verify-letter' | 'change-notice';

type Stranger = {
  readonly address: string;
  /** Distinguishes browsers at one address as well as a request allows. */
  readonly browser: string;
};

/** Who requests an e-mail: a known account or device, or a stranger. */
export type Requester = { readonly known: string } | Stranger;

/**
 * Counts an e-mail to a mailbox and returns whether it may be sent. Counted per requester as well as per mailbox, so
 * that one stranger cannot use up the owner's requests. If strangers at many addresses have used up a mailbox's
 * limit, the links in the e-mails already sent still work for its owner.
 */
export async function mayWrite(
  { attempts }: Pick<Repositories, 'attempts'>,
  kind: LetterKind,
  { email, by }: { readonly email: string; readonly by: Requester },
): Promise<boolean> {
  const limits = 'known' in by ? limitsOfKnown(kind, email, by.known) : limitsOfStranger(kind, email, by);
  return (await attempts.start({ limits, windowSeconds: HOUR_SECONDS })) === null;
}

function limitsOfKnown(kind: LetterKind, email: string, known: string): AttemptLimit[] {
  return [{ key: attemptKey(kind, email, 'known', known), most: MOST_FOR_BROWSER }];
}

function limitsOfStranger(kind: LetterKind, email: string, by: Stranger): AttemptLimit[] {
  const address = addressGroup(by.address);
  return [
    { key: attemptKey(kind, email, address, by.browser), most: MOST_FOR_BROWSER },
    { key: attemptKey(kind, email, address), most: MOST_FOR_ADDRESS },
    { key: attemptKey(kind, email), most: MOST_FOR_MAILBOX },
  ];
}

type Notice = {
  readonly to: string;
  /** A whole sentence: "The password was changed." */
  readonly what: string;
};

/**
 * Queues an e-mail that tells the owner about a change, in the same transaction; does nothing if mail is not set up.
 */
export async function notifyOwner(
  inside: Pick<Repositories, 'mail'>,
  { sealer, entry }: Pick<IdentityPorts, 'sealer' | 'entry'>,
  { to, what }: Notice,
): Promise<void> {
  if (entry.hasMail) await queueMail(inside, sealer, { to, ...noticeLetter(what) });
}
