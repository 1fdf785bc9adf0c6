import type { BillingSettings } from './billing/open-billing.ts';
import {
  guardedAddress,
  isGuardedAddress,
  readModelSettings,
  readSecretFiles,
  type InstallationModel,
} from '@greenpen/installation';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { SessionLimits, SignUp, SingleSignOnSettings } from '@greenpen/identity';

/** An invalid setting that prevents the start; the message is one sentence for the operator. */
export class SettingsError extends Error {}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u;

const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  );

const signUp = commaList
  .refine(
    (words) => ['open', 'closed', ''].includes(words.join()) || words.every((word) => domain.test(word)),
  )
  .transform((words) => {
    if (words.length === 0 || words[0] === 'open') return { kind: 'open' } as const;
    return words[0] === 'closed'
      ? ({ kind: 'closed' } as const)
      : ({ kind: 'domains', domains: words } as const);
  });

const trustProxy = commaList.transform((words) => {
  if (words.length === 0 || words[0] === 'false') return false;
  return words.map((word) => (word === 'true' ? 'loopback' : word));
});

const namedAddresses = new Set(['loopback', 'linklocal', 'uniquelocal', 'true', 'false']);

/** A name that the proxy library knows, an IP address, or a range of them. */
function isAddress(word: string): boolean {
  if (namedAddresses.has(word)) return true;
  const [ip = '', bits, ...more] = word.split('/');
  const longest = isIP(ip) === 4 ? 32 : 128;
  return (
    isIP(ip) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d+$/u.test(bits) && Number(bits) <= longest))
  );
}

/** Tokens are only as safe as the connection to their issuer; plain HTTP is allowed only on this machine. */
function isSafeIssuer(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || loopbackHosts.has(url?.hostname ?? '');
}

/** The accepted values of each variable, for error messages. */
const takes = {
  DATA_DIR: 'a folder',
  PORT: 'a port number from 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATABASE_URL: guardedAddress,
  GREENPEN_KEY: '32 bytes as 64 hexadecimal digits or as base64',
  PUBLIC_URL: 'the address that browsers use, such as https://grading.example.edu, without a path',
  SIGN_UP: '"open", "closed", or a list of e-mail domains separated by commas',
  ADMIN_EMAILS: 'e-mail addresses separated by commas',
  RETENTION_DAYS: 'a whole number of days from 1 to 30',
  STORAGE_PER_USER: 'a whole number of megabytes, 0 for no limit',
  TRUST_PROXY: '"false", "true" (a proxy on this machine), or addresses separated by commas',
  DRAIN_SECONDS: 'a number of seconds from 0 to 30',
  METRICS_PORT: 'a port number from 1 to 65535',
  CONTACT_EMAIL: 'the e-mail address that gets the messages of the contact form',
  SMTP_URL: 'the address of a mail server, such as smtps://user:password@mail.example.edu',
  OIDC_ISSUER: 'the https address of an OpenID Connect provider, as its tokens name it',
  OIDC_CLIENT_ID: 'the name by which the provider knows this server',
  OIDC_CLIENT_SECRET: 'the client secret from the provider',
  OIDC_TRUST_EMAIL:
    '"on" if all addresses of the provider are verified although its tokens do not say so, otherwise "off"',
  OIDC_NAME: 'what the button calls the provider, such as Example University',
  PASSWORDS: '"on", or "off" where OIDC_ISSUER is set',
  SECOND_FACTOR: '"offered" or "required"',
  SESSION_IDLE_HOURS: 'a number of hours from 0.01 to 720',
  SESSION_MAX_DAYS: 'a number of days from 0.01 to 90',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, starting with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a Stripe webhook, starting with whsec_',
  STRIPE_PRICE_ID: 'the id of a monthly price at Stripe, starting with price_',
  LOG_LEVEL: 'one of trace, debug, info, warn, error, fatal, silent',
} as const;

const environment = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().refine(isGuardedAddress),
  GREENPEN_KEY: z
    .string()
    .regex(/^(?:[\da-f]{64}|[\w+/-]{43}=?)$/iu)
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/u })
    .refine((url) => URL.parse(url)?.pathname === '/')
    .optional(),
  SIGN_UP: signUp,
  ADMIN_EMAILS: commaList.refine((words) => words.every((word) => z.email().safeParse(word).success)),
  RETENTION_DAYS: z.coerce.number().int().min(1).max(30).default(30),
  STORAGE_PER_USER: z.coerce.number().int().min(0).max(1_000_000_000).default(5000),
  TRUST_PROXY: trustProxy.refine((value) => value === false || value.every(isAddress)),
  DRAIN_SECONDS: z.coerce.number().min(0).max(30).default(1),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  CONTACT_EMAIL: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/u }).optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/u })
    .refine(isSafeIssuer)
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_TRUST_EMAIL: z.enum(['on', 'off']).default('off'),
  OIDC_NAME: z.string().max(60).default('Single sign-on'),
  PASSWORDS: z.enum(['on', 'off']).default('on'),
  SECOND_FACTOR: z.enum(['offered', 'required']).default('offered'),
  SESSION_IDLE_HOURS: z.coerce.number().min(0.01).max(720).default(168),
  SESSION_MAX_DAYS: z.coerce.number().min(0.01).max(90).default(30),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/u)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/u)
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/u)
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Settings = {
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly greenpenKey: string | null;
  /** Public origin; null if not set. */
  readonly publicUrl: string | null;
  readonly signUp: SignUp;
  readonly adminEmails: readonly string[];
  readonly retentionDays: number;
  /** Storage limit per account in bytes; null for no limit. */
  readonly bytesPerUser: number | null;
  readonly trustProxy: false | readonly string[];
  /** How long a stopping server reports that it is not ready before it refuses requests. */
  readonly drainSeconds: number;
  /** Loopback port for metrics; null if they are not served. */
  readonly metricsPort: number | null;
  /** Recipient of contact form messages; null if they are only stored. */
  readonly contactEmail: string | null;
  /** Whether the worker sends mail. */
  readonly hasMail: boolean;
  /** Whether sign-in with e-mail and password is enabled. */
  readonly hasPasswords: boolean;
  /** Whether two-factor sign-in is mandatory for accounts with a password. */
  readonly needsSecondFactor: boolean;
  readonly singleSignOn: SingleSignOnSettings | null;
  readonly sessionLimits: SessionLimits;
  /** null if payments are not set up; then nothing is blocked. */
  readonly billing: BillingSettings | null;
  /** null if no language model is configured. */
  readonly model: InstallationModel | null;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
};

/** Reads the settings once; an empty variable counts as not set. Throws SettingsError with one sentence. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(readSecretFiles(variables)).filter(([, value]) => value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new SettingsError(sentenceFor(parsed.error, given));
  const { data } = parsed;
  return {
    dataDir: resolve(data.DATA_DIR),
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    greenpenKey: data.GREENPEN_KEY ?? null,
    publicUrl: data.PUBLIC_URL === undefined ? null : new URL(data.PUBLIC_URL).origin,
    signUp: data.SIGN_UP,
    adminEmails: data.ADMIN_EMAILS,
    retentionDays: data.RETENTION_DAYS,
    bytesPerUser: data.STORAGE_PER_USER === 0 ? null : data.STORAGE_PER_USER * 1024 * 1024,
    trustProxy: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    metricsPort: data.METRICS_PORT ?? null,
    contactEmail: data.CONTACT_EMAIL ?? data.ADMIN_EMAILS[0] ?? null,
    hasMail: data.SMTP_URL !== undefined,
    hasPasswords: data.PASSWORDS === 'on',
    needsSecondFactor: data.SECOND_FACTOR === 'required',
    singleSignOn: singleSignOnFrom(data),
    sessionLimits: {
      idleSeconds: Math.round(data.SESSION_IDLE_HOURS * 3600),
      longestSeconds: Math.round(data.SESSION_MAX_DAYS * 24 * 3600),
    },
    billing: readBilling(data),
    model: readModelSettings(given),
    logLevel: data.LOG_LEVEL,
  };
}

function singleSignOnFrom(data: z.output<typeof environment>): SingleSignOnSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  if (issuer === undefined) {
    if (data.PASSWORDS === 'on') return null;
    throw new SettingsError('PASSWORDS is "off" and OIDC_ISSUER is not set, so nobody could sign in.');
  }
  if (clientId === undefined || clientSecret === undefined) {
    const missing = clientId === undefined ? 'OIDC_CLIENT_ID' : 'OIDC_CLIENT_SECRET';
    throw new SettingsError(`OIDC_ISSUER is set and ${missing} is not; set both, or neither.`);
  }
  const trustsEmail = data.OIDC_TRUST_EMAIL === 'on';
  return { issuer, clientId, clientSecret, trustsEmail, name: data.OIDC_NAME };
}

/** Payments need all three settings; a partial set is refused, because the operator expects payments to work. */
function readBilling(data: z.output<typeof environment>): BillingSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = data;
  if (secretKey !== undefined && webhookSecret !== undefined && priceId !== undefined) {
    return { secretKey, webhookSecret, priceId };
  }
  if (secretKey === undefined && webhookSecret === undefined && priceId === undefined) return null;
  const [missing] = [
    ...(secretKey === undefined ? ['STRIPE_SECRET_KEY'] : []),
    ...(webhookSecret === undefined ? ['STRIPE_WEBHOOK_SECRET'] : []),
    'STRIPE_PRICE_ID',
  ];
  throw new SettingsError(`${missing} is not set; payments need all STRIPE settings.`);
}

/** True when only this machine can reach the server. */
export function isLoopbackOnly({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): boolean {
  const publicHost = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return loopbackHosts.has(host) && loopbackHosts.has(publicHost);
}

/** True for the built-in database, which listens on a socket in the data folder. */
export function isEmbeddedDatabase(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl);
  const socket = url?.searchParams.get('host')?.startsWith('/') ?? false;
  return socket || (process.platform === 'win32' && loopbackHosts.has(url?.hostname ?? ''));
}

const secrets = new Set([
  'GREENPEN_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

function sentenceFor(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const name = String(error.issues[0]?.path[0]);
  const value = given[name];
  const got =
    value === undefined ? 'is not set' : secrets.has(name) ? 'has an invalid value' : `is "${value}"`;
  const wanted = Object.entries(takes).find(([variable]) => variable === name)?.[1] ?? 'another value';
  return `${name} ${got}; it takes ${wanted}.`;
}
