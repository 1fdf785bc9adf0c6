import { readFileSync } from 'node:fs';
import { codeOf, InstallationError } from './installation-error.ts';

/** Secret settings, which may be read from the file that NAME_FILE names. */
const secretNames = [
  'AI_API_KEY',
  'DATABASE_URL',
  'GREENPEN_KEY',
  'GREENPEN_NEW_KEY',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The environment with secrets read from files, as containers and systemd provide them. Throws an `InstallationError`
 * for an unreadable file or a secret that is set in both ways.
 */
export function readSecretFiles<T extends Variables>(variables: T): T {
  const found: Record<string, string> = {};
  for (const name of secretNames) {
    const path = variables[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    const value = variables[name];
    if (value !== undefined && value !== '') {
      throw new InstallationError(`${name} and ${name}_FILE are both set; set only one of them.`);
    }
    found[name] = read(`${name}_FILE`, path);
  }
  return { ...variables, ...found };
}

/** The environment for a child process, with the database URL set directly. */
export function withDatabase<T extends Variables>(variables: T, databaseUrl: string): T {
  return { ...variables, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' };
}

function read(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new InstallationError(`${name} is ${path}, which cannot be read (${codeOf(error)}).`);
  }
  if (text === '') throw new InstallationError(`${name} is ${path}, which is empty.`);
  return text;
}
