import type { Repositories } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { addressGroup } from '../http/address-group.ts';
import { attemptKey } from '../identity/attempt-key.ts';

const hourSeconds = 60 * 60;

/** Letters of a kind within an hour to one mailbox: of one browser, of all at one address, and of all strangers. */
const MOST_FOR_BROWSER = 5;
const MOST_FOR_ADDRESS = 10;
const MOST_FOR_MAILBOX = 20;

type LetterKind = 'reset-letter' | 'verify-letter' | 'change-notice';

/** Who asks for a letter: somebody we know, by account or device, or the sender of a request. */
export type Requester = { readonly known: string } | { readonly request: FastifyRequest };

/**
 * Counts a letter to a mailbox and says whether it may be sent. Counted per requester as well as per mailbox, so that
 * one stranger cannot use up the owner's requests. Where strangers at many addresses have used up a mailbox's letters,
 * the links in those letters still work for its owner.
 */
export async function mayWrite(
  calls: Pick<Repositories, 'attempts'>,
  kind: LetterKind,
  { email, by }: { readonly email: string; readonly by: Requester },
): Promise<boolean> {
  const limits = 'known' in by ? limitsOfKnown(kind, email, by.known) : limitsOf(kind, email, by.request);
  return (await calls.attempts.start({ limits, windowSeconds: hourSeconds })) === null;
}

type Limits = Parameters<Repositories['attempts']['start']>[0]['limits'];

function limitsOfKnown(kind: LetterKind, email: string, known: string): Limits {
  return [{ key: attemptKey(kind, email, 'known', known), most: MOST_FOR_BROWSER }];
}

/** Tells browsers at one address apart, as far as a request shows it. */
function browserOf({ ip, headers }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${ip}\0${headers['user-agent'] ?? ''}\0${headers['accept-language'] ?? ''}`)
    .digest('base64');
}

function limitsOf(kind: LetterKind, email: string, request: FastifyRequest): Limits {
  const address = addressGroup(request.ip);
  return [
    { key: attemptKey(kind, email, address, browserOf(request)), most: MOST_FOR_BROWSER },
    { key: attemptKey(kind, email, address), most: MOST_FOR_ADDRESS },
    { key: attemptKey(kind, email), most: MOST_FOR_MAILBOX },
  ];
}
