import { readFileSync } from 'node:fs';
import { codeOf, InstallationError } from './installation-error.ts';

/** Settings that hold a secret, and may therefore be in a file that NAME_FILE names. */
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
 * The environment with each secret that a file holds, as containers and systemd hand them over. Throws an
 * `InstallationError` for a file that cannot be read, and for a secret that is set in both ways.
 */
export function readSecretFiles<T extends Variables>(variables: T): T {
  const found: Record<string, string> = {};
  for (const name of secretNames) {
    const path = variables[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    const value = variables[name];
    if (value !== undefined && value !== '') {
      throw new InstallationError(`${name} and ${name}_FILE are both set; set one of them.`);
    }
    found[name] = read(`${name}_FILE`, path);
  }
  return { ...variables, ...found };
}

/** The environment for a process of ours that is given the database's address in clear. */
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
