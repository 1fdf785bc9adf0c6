import type { AccountRecord, CriteriaRecord, FeedbackTemplate } from '@greenpen/gradebook';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import { bothWays, facts, moment, section } from './readable.ts';

/** Who has the account, how it is signed in to, and by what it grades. */
export function profileEntries(
  { account, signInWays, sessions, apiKey, hasTwoFactor }: AccountRecord & { readonly hasTwoFactor: boolean },
  criteria: readonly CriteriaRecord[],
  at: Date,
): ArchiveEntry[] {
  const { id, email, firstName, lastName, emailVerified, isAdmin, createdAt } = account;
  const { subscriptionStatus, subscriptionStartedAt, trialEndsAt } = account;
  const text = [
    section(
      'Profile',
      facts([
        ['Name', [firstName, lastName].filter((part) => part !== null).join(' ')],
        ['E-mail', email],
        ['Account since', moment(createdAt)],
        ['Plan', subscriptionStatus],
        ['Trial ends', moment(trialEndsAt)],
        ['Subscribed since', moment(subscriptionStartedAt)],
        ['Administrator', isAdmin ? 'yes' : null],
      ]),
    ),
    section('Ways to sign in', [
      ...signInWays.map(({ provider, since }) => `${wayName(provider)}, since ${moment(since)}`),
      `Two-factor sign-in is ${hasTwoFactor ? 'on' : 'off'}`,
    ]),
    section(
      'Signed in at the moment',
      sessions.map(
        ({ device, address, startedAt }) =>
          `${device ?? 'Unknown device'}, from ${address ?? 'an unknown address'}, since ${moment(startedAt)}`,
      ),
    ),
    section(
      'API key',
      apiKey === undefined
        ? []
        : facts([
            ['Ends in', apiKey.hint],
            ['Made', moment(apiKey.createdAt)],
            ['Expires', moment(apiKey.expiresAt)],
            ['Last used', moment(apiKey.lastUsedAt)],
            ['From', apiKey.lastUsedFrom],
          ]),
    ),
    section(
      'Grading criteria',
      criteria.map(
        ({ weights, feedbackStyle, isDefault }) =>
          `Content ${weights.content}%, grammar ${weights.grammar}%, APA format ${weights.apa}%, ` +
          `${feedbackStyle} feedback${isDefault ? ' (default)' : ''}`,
      ),
    ),
  ].join('');
  const profile = { id, email, emailVerified, firstName, lastName, isAdmin, createdAt };
  const plan = { subscriptionStatus, subscriptionStartedAt, trialEndsAt };
  const json = {
    profile,
    plan,
    signInWays,
    hasTwoFactor,
    sessions,
    apiKey: apiKey ?? null,
    gradingCriteria: criteria,
  };
  return bothWays('profile', at, { text, json });
}

export function templateEntries(templates: readonly FeedbackTemplate[], at: Date): ArchiveEntry[] {
  const text = templates.map(({ name, category, template }) => section(`${name} (${category})`, [template]));
  return bothWays('feedback-templates', at, { text: text.join(''), json: templates });
}

function wayName(provider: string): string {
  return provider === 'credential' ? 'E-mail and password' : `Single sign-on (${provider})`;
}
