import type { AccountRecord, AuditRecord, CriteriaRecord, FeedbackTemplate } from '@greenpen/gradebook';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import { csvRow } from '../../exports/csv-row.ts';
import { bothWays, facts, moment, section } from './readable.ts';

/** The account's profile, sign-in methods and grading criteria. */
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
    section('API key', apiKey === undefined ? [] : keyFacts(apiKey)),
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

function keyFacts(key: NonNullable<AccountRecord['apiKey']>): string[] {
  return facts([
    ['Ends in', key.hint],
    ['Made', moment(key.createdAt)],
    ['Expires', moment(key.expiresAt)],
    ['Last used', moment(key.lastUsedAt)],
    ['From', key.lastUsedFrom],
  ]);
}

export function templateEntries(templates: readonly FeedbackTemplate[], at: Date): ArchiveEntry[] {
  const text = templates.map(({ name, category, template }) => section(`${name} (${category})`, [template]));
  return bothWays('feedback-templates', at, { text: text.join(''), json: templates });
}

function wayName(provider: string): string {
  return provider === 'credential' ? 'E-mail and password' : `Single sign-on (${provider})`;
}

/** The audit log of the account, oldest first. It is read twice because each file is streamed. */
export function activityEntries(each: () => AsyncIterable<AuditRecord>, at: Date): ArchiveEntry[] {
  return [
    { name: 'activity.csv', at, content: csvOf(each()) },
    { name: 'activity.json', at, content: jsonOf(each()) },
  ];
}

async function* csvOf(events: AsyncIterable<AuditRecord>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(['When', 'Who', 'What', 'Paper', 'From', 'Details'])}`;
  for await (const { at, actor, action, submissionId, address, detail } of events) {
    const details = Object.entries(detail).map(([name, value]) => `${name}: ${value ?? 'none'}`);
    yield csvRow([
      at.toISOString(),
      actor === 'engine' ? 'Greenpen' : actor,
      action,
      submissionId,
      address,
      details.join(', '),
    ]);
  }
}

async function* jsonOf(events: AsyncIterable<AuditRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const event of events) {
    yield separator + JSON.stringify(event);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
