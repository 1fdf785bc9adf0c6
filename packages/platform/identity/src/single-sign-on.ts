import { AppError } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { notifyOwner } from './account-mail.ts';
import { attemptKey } from './attempts.ts';
import type { IdentityPorts } from './ports.ts';

export const callbackPath = '/api/identity/oidc/callback';

export type SingleSignOnSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether to treat all addresses of the provider as verified. */
  readonly trustsEmail: boolean;
  /** Shown on the sign-in button. */
  readonly name: string;
};

export type SingleSignOnOptions = SingleSignOnSettings & {
  /** Public base URL, without a trailing slash. */
  readonly baseUrl: string;
};

const checks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** Values for checking the provider's answer; stored on the server until the browser returns. */
export type Checks = Readonly<z.output<typeof checks>>;

const person = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** In lower case; null if the provider does not provide it. */
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  name: z.string(),
  /** The provider's session id; null if it does not provide one. */
  providerSession: z.string().nullable(),
});

/** The person as identified by the provider. */
export type SignedOnPerson = Readonly<z.output<typeof person>>;

/** The person who signed out, in all sessions or in one session of the provider. */
export type LogoutToken = { readonly issuer: string; readonly id: string } & (
  | { readonly subject: string }
  | { readonly providerSession: string }
);

export type SingleSignOn = {
  /** Shown on the sign-in button. */
  readonly name: string;
  readonly issuer: string;
  /** The authorization URL. Throws SINGLE_SIGN_ON_FAILED if the provider does not respond. */
  readonly begin: () => Promise<{ readonly address: string; readonly checks: Checks }>;
  /** Exchanges the code in `url` for the person. Throws SINGLE_SIGN_ON_FAILED for an invalid answer. */
  readonly finish: (url: URL, checks: Checks) => Promise<SignedOnPerson>;
  /** Verifies a logout token. Throws SINGLE_SIGN_ON_FAILED if it is invalid. */
  readonly readLogout: (token: string) => Promise<LogoutToken>;
};

type StatePorts = Pick<IdentityPorts, 'sealer'> & {
  readonly gradebook: Pick<Gradebook, 'singleSignOn'>;
};

const pendingSignOn = z.object({
  checks,
  returnTo: z.string(),
  setUp: z.string().optional(),
  /** The account to link; null for a sign-in. */
  linkFor: z.string().nullable(),
});

export type PendingSignOn = Readonly<z.output<typeof pendingSignOn>>;

const heldAddress = z.object({ person, returnTo: z.string() });

export type HeldAddress = Readonly<z.output<typeof heldAddress>>;

const STATE_MINUTES = 10;

/**
 * Begins a single sign-on: returns the authorization URL and the state for the browser's cookie. Throws
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

/** Consumes the pending sign-on of this browser; throws SINGLE_SIGN_ON_FAILED if there is none. */
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
 * Stores the person who returned from the provider until they decide what to do with the unconfirmed account that has
 * their address. Returns the secret for the cookie.
 */
export async function rememberHeldAddress(ports: StatePorts, held: HeldAddress): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await remember(ports, secret, held);
  return secret;
}

/**
 * Consumes the stored person; throws SINGLE_SIGN_ON_FAILED if it has expired or the cookie belongs to a sign-on in
 * progress.
 */
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
    await notifyOwner(inside, ports, {
      to: account.email,
      what: 'Single sign-on was linked to your account.',
    });
  });
}

/** Longer than the validity of any logout token. */
const LOGOUT_WINDOW_SECONDS = 10 * 60;

/**
 * Ends every session of the account that a logout token names, or only those that began from the named provider
 * session. A token is accepted once; throws SINGLE_SIGN_ON_FAILED if it is reused.
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
