import { queueMail, type Repositories } from '@greenpen/gradebook';
import { addressGroup } from './address-group.ts';
import { attemptKey, type AttemptLimit } from './attempts.ts';
import { noticeLetter } from './letters.ts';
import type { IdentityPorts } from './ports.ts';

const HOUR_SECONDS = 60 * 60;

/** Letters of a kind within an hour to one mailbox: of one browser, of all at one address, and of all strangers. */
const MOST_FOR_BROWSER = 5;
const MOST_FOR_ADDRESS = 10;
const MOST_FOR_MAILBOX = 20;

type LetterKind = 'reset-letter' | 'verify-letter' | 'change-notice';

type Stranger = {
  readonly address: string;
  /** Tells browsers at one address apart, as far as a request shows it. */
  readonly browser: string;
};

/** The person who asks for a letter: an account or device that is known, or a stranger. */
export type Requester = { readonly known: string } | Stranger;

/**
 * Counts a letter to a mailbox and says whether it may be sent. Counted per requester as well as per mailbox, so that
 * one stranger cannot use up the owner's requests. Where strangers at many addresses have used up a mailbox's letters,
 * the links in those letters still work for its owner.
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

/** Mails the owner of an account what has changed, in the transaction of the change; nothing where mail is not set up. */
export async function tellOwner(
  inside: Pick<Repositories, 'mail'>,
  { sealer, entry }: Pick<IdentityPorts, 'sealer' | 'entry'>,
  { to, what }: Notice,
): Promise<void> {
  if (entry.hasMail) await queueMail(inside, sealer, { to, ...noticeLetter(what) });
}
