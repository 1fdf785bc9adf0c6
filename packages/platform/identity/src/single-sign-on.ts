import { AppError } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { tellOwner } from './account-mail.ts';
import { attemptKey } from './attempts.ts';
import type { IdentityPorts } from './ports.ts';

export const callbackPath = '/api/identity/oidc/callback';

export type SingleSignOnSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether an address counts as verified that the provider does not call so. */
  readonly trustsEmail: boolean;
  /** For the button. */
  readonly name: string;
};

export type SingleSignOnOptions = SingleSignOnSettings & {
  /** What browsers use, without a slash at its end. */
  readonly baseUrl: string;
};

const checks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** What the provider's answer is checked against; kept on the server until the browser is back. */
export type Checks = Readonly<z.output<typeof checks>>;

const person = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** In lower case; null where the provider does not tell. */
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  name: z.string(),
  /** What the provider calls the session there; null where it does not say. */
  providerSession: z.string().nullable(),
});

/** A person as the provider names them. */
export type SignedOnPerson = Readonly<z.output<typeof person>>;

/** Who signed out, in all of their sessions, or in one session of the provider alone. */
export type LogoutToken = { readonly issuer: string; readonly id: string } & (
  | { readonly subject: string }
  | { readonly providerSession: string }
);

export type SingleSignOn = {
  /** For its button. */
  readonly name: string;
  readonly issuer: string;
  /** Where to send the browser. Throws SINGLE_SIGN_ON_FAILED while the provider does not answer. */
  readonly begin: () => Promise<{ readonly address: string; readonly checks: Checks }>;
  /** Trades the code in `url` for the person. Throws SINGLE_SIGN_ON_FAILED for an answer that does not hold. */
  readonly finish: (url: URL, checks: Checks) => Promise<SignedOnPerson>;
  /** Whose sessions the provider ends by this token. Throws SINGLE_SIGN_ON_FAILED for one that does not hold. */
  readonly readLogout: (token: string) => Promise<LogoutToken>;
};

type StatePorts = Pick<IdentityPorts, 'sealer'> & {
  readonly gradebook: Pick<Gradebook, 'singleSignOn'>;
};

const pendingSignOn = z.object({
  checks,
  returnTo: z.string(),
  setUp: z.string().optional(),
  /** The account that is to be linked; null for a sign-in. */
  linkFor: z.string().nullable(),
});

export type PendingSignOn = Readonly<z.output<typeof pendingSignOn>>;

const heldAddress = z.object({ person, returnTo: z.string() });

export type HeldAddress = Readonly<z.output<typeof heldAddress>>;

const STATE_MINUTES = 10;

/**
 * Begins a sign-on: the address to send the browser to, and the state that it keeps in a cookie. Throws
 * SINGLE_SIGN_ON_OFF or SINGLE_SIGN_ON_FAILED.
 */
export async function beginSignOn(
  ports: StatePorts & { readonly singleSignOn: SingleSignOn | null },
  purpose: Omit<PendingSignOn, 'checks'>,
): Promise<{ readonly address: string; readonly state: string }> {
  if (ports.singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
  const { address, checks: begun } = await ports.singleSignOn.begin();
  await remember(ports, begun.state, { ...purpose, checks: begun });
  return { address, state: begun.state };
}

/** What this browser was sent to the provider with, once; throws SINGLE_SIGN_ON_FAILED. */
export async function takePendingSignOn(
  ports: StatePorts,
  { state, cookie }: { readonly state: string | null; readonly cookie: string | undefined },
): Promise<PendingSignOn> {
  if (state === null || state !== cookie) throw new AppError('SINGLE_SIGN_ON_FAILED', 'state');
  const taken = await take(ports, state);
  if (taken === undefined) throw new AppError('SINGLE_SIGN_ON_FAILED', 'state used or too old');
  return pendingSignOn.parse(taken);
}

/**
 * Keeps the person who came back from the provider until this browser decides about the account with their address.
 * Answers with the secret that its cookie holds.
 */
export async function rememberHeldAddress(ports: StatePorts, held: HeldAddress): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await remember(ports, secret, held);
  return secret;
}

/** Once; throws SINGLE_SIGN_ON_FAILED where it was too long ago, or the cookie is of a sign-on that is under way. */
export async function takeHeldAddress(ports: StatePorts, secret: string | undefined): Promise<HeldAddress> {
  const taken = await take(ports, secret ?? '');
  if (taken === undefined) throw new AppError('SINGLE_SIGN_ON_FAILED', 'too old');
  const held = heldAddress.safeParse(taken);
  if (!held.success) throw new AppError('SINGLE_SIGN_ON_FAILED', 'not back yet');
  return held.data;
}

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');

async function remember({ gradebook, sealer }: StatePorts, state: string, kept: object): Promise<void> {
  const sealed = sealer.seal(JSON.stringify(kept));
  await gradebook.singleSignOn.remember({ stateHash: hashOf(state), checks: sealed, minutes: STATE_MINUTES });
}

async function take({ gradebook, sealer }: StatePorts, state: string): Promise<unknown> {
  const sealed = await gradebook.singleSignOn.take({ stateHash: hashOf(state) });
  return sealed === undefined ? undefined : JSON.parse(sealer.open(sealed));
}

/** Links an identity at the provider to an account; throws IDENTITY_TAKEN. */
export function linkProvider(
  ports: Pick<IdentityPorts, 'gradebook' | 'sealer' | 'entry'>,
  ownerId: string,
  { issuer, subject, email, isEmailVerified }: SignedOnPerson,
): Promise<void> {
  return ports.gradebook.transaction(async (inside) => {
    await inside.singleSignOn.link({ ownerId, issuer, subject });
    const account = await inside.accounts.get({ ownerId });
    const isProven = isEmailVerified && email === account.email;
    if (isProven && !account.isEmailVerified) await inside.accounts.setVerified({ ownerId });
    await tellOwner(inside, ports, { to: account.email, what: 'Single sign-on was linked to your account.' });
  });
}

/** Longer than any logout token is valid. */
const LOGOUT_WINDOW_SECONDS = 10 * 60;

/**
 * Ends every session of the account that a logout token names, or those that began from the provider's session. A token
 * counts once; throws SINGLE_SIGN_ON_FAILED for a used one.
 */
export function endProviderSessions(
  gradebook: Gradebook,
  token: LogoutToken,
): Promise<{ readonly ownerId: string | null; readonly ended: number }> {
  const { issuer, id } = token;
  return gradebook.transaction(async (inside) => {
    const limits = [{ key: attemptKey('logout-token', issuer, id), most: 1 }];
    if ((await inside.attempts.start({ limits, windowSeconds: LOGOUT_WINDOW_SECONDS })) !== null) {
      throw new AppError('SINGLE_SIGN_ON_FAILED', 'logout: token used');
    }
    if (!('subject' in token)) {
      return inside.sessions.endOfProvider({ issuer, providerSession: token.providerSession });
    }
    const found = await inside.singleSignOn.findOwner({ issuer, subject: token.subject });
    if (found === undefined) return { ownerId: null, ended: 0 };
    const { ownerId } = found;
    const ended = await inside.sessions.endMany({ ownerId, exceptSessionId: null, revokesKey: false });
    return { ownerId, ended };
  });
}
