import type { Gradebook } from '@greenpen/gradebook';
import type { StoreKey } from '@greenpen/paper-store';
import type { FastifyBaseLogger } from 'fastify';
import { setUpSecret } from '@greenpen/identity';
import { isLoopbackOnly, type Settings } from './settings.ts';

type Start = {
  readonly settings: Settings;
  readonly key: StoreKey;
  readonly gradebook: { readonly accounts: Pick<Gradebook['accounts'], 'hasAny'> };
  readonly log: FastifyBaseLogger;
  readonly baseUrl: string;
};

/** Prints start-up notices for the operator on the terminal; the set-up link must never be logged. */
export async function printStartupNotices({ settings, key, gradebook, log, baseUrl }: Start): Promise<void> {
  if (settings.adminEmails.length > 0 && !settings.hasMail && settings.singleSignOn === null) {
    say('ADMIN_EMAILS has no effect yet: set SMTP_URL or OIDC_ISSUER, so that addresses can be verified.');
  }
  if (isLoopbackOnly(settings)) return;
  if (settings.publicUrl?.startsWith('https://') !== true) {
    log.warn('reachable from other machines without https: set PUBLIC_URL to an https address');
    say('Passwords and papers travel unencrypted, because PUBLIC_URL is not an https address.');
  }
  if (await hasNoAccounts(gradebook))
    say(`Create the first account here: ${baseUrl}/sign-in#set-up=${setUpSecret(key)}`);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** False also if the database is unavailable. */
async function hasNoAccounts(gradebook: Start['gradebook']): Promise<boolean> {
  try {
    return !(await gradebook.accounts.hasAny());
  } catch {
    return false;
  }
}
