import {
  guardedAddress,
  isGuardedAddress,
  readModelSettings,
  readSecretFiles,
  type InstallationModel,
} from '@greenpen/installation';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** An invalid setting; the message is one sentence for the terminal. */
export class SettingsError extends Error {}

/** An e-mail address, optionally in angle brackets after a name. */
const mailFrom = /^(?:[^<>\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u;

const environment = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.string().refine(isGuardedAddress),
  GREENPEN_KEY: z
    .string()
    .regex(/^(?:[\da-f]{64}|[\w+/-]{43}=?)$/iu)
    .optional(),
  // Leaves one core to the API and the database; each thread uses some 200 MB for the grammar checker.
  WORKER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism() - 1)),
  SMTP_URL: z.url({ protocol: /^smtps?$/u }).optional(),
  MAIL_FROM: z.string().regex(mailFrom).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** What each variable accepts, as the end of the error sentence. */
const takes: Readonly<Record<keyof z.output<typeof environment>, string>> = {
  DATA_DIR: 'a folder',
  BACKUP_DIR: 'a folder',
  DATABASE_URL: guardedAddress,
  GREENPEN_KEY: '32 bytes as 64 hexadecimal digits or as base64',
  WORKER_THREADS: 'how many papers to grade at a time, 1 to 64',
  SMTP_URL: 'the address of a mail server, such as smtps://user:password@mail.example.edu',
  MAIL_FROM: 'the sender address for mail, such as Greenpen <greenpen@example.edu>',
  LOG_LEVEL: 'one of trace, debug, info, warn, error, fatal, silent',
};

export type Settings = {
  readonly dataDir: string;
  /** Where the daily backups are kept. */
  readonly backupDir: string;
  readonly databaseUrl: string;
  readonly greenpenKey: string | null;
  /** Papers graded concurrently, each in its own thread. */
  readonly threads: number;
  /** null if no language model is configured. */
  readonly model: InstallationModel | null;
  /** null if mail is not configured. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
};

/** Reads the settings once; an empty variable counts as not set. Throws SettingsError with one sentence. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(readSecretFiles(variables)).filter(([, value]) => value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = environment.keyof().parse(parsed.error.issues[0]?.path[0]);
    const isSecret = name === 'GREENPEN_KEY' || name === 'DATABASE_URL' || name === 'SMTP_URL';
    const value = given[name];
    const got = value === undefined ? 'is not set' : isSecret ? 'has an invalid value' : `is "${value}"`;
    throw new SettingsError(`${name} ${got}; it takes ${takes[name]}.`);
  }
  const { data } = parsed;
  return {
    dataDir: resolve(data.DATA_DIR),
    backupDir: resolve(data.BACKUP_DIR ?? join(data.DATA_DIR, 'backups')),
    databaseUrl: data.DATABASE_URL,
    greenpenKey: data.GREENPEN_KEY ?? null,
    threads: data.WORKER_THREADS,
    model: readModelSettings(given),
    mail: mailFromSettings(data.SMTP_URL, data.MAIL_FROM),
    logLevel: data.LOG_LEVEL,
  };
}

function mailFromSettings(smtpUrl: string | undefined, from: string | undefined): Settings['mail'] {
  if (smtpUrl === undefined) return null;
  if (from === undefined) {
    throw new SettingsError('SMTP_URL is set but MAIL_FROM is not; set it to the sender address.');
  }
  return { smtpUrl, from };
}
