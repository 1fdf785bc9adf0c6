import { join, resolve } from 'node:path';
import { guardedAddress, InstallationError, isGuardedAddress, readSecretFiles } from '@greenpen/installation';
import { z } from 'zod';
import { StartFailure } from './start-failure.ts';

const environment = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/u }).optional(),
  DATABASE_URL: z.string().refine(isGuardedAddress).optional(),
  GREENPEN_KEY: z.string().optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(30).default(1),
});

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

const wanted: Readonly<Record<keyof z.infer<typeof environment>, string>> = {
  DATA_DIR: 'a folder',
  HOST: 'an address to listen on, such as 127.0.0.1',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'an address such as https://greenpen.example.edu',
  GREENPEN_KEY: '32 bytes as 64 hexadecimal digits or as base64',
  BACKUP_DIR: 'a folder',
  DRAIN_SECONDS: 'a number of seconds from 0 to 30',
  DATABASE_URL: guardedAddress,
};

export type LauncherSettings = {
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  /** GREENPEN_KEY; null if the key is stored in the data folder. */
  readonly key: string | null;
  readonly backupDir: string;
  /** How long the API keeps serving requests after it reports that it is not ready. */
  readonly drainSeconds: number;
};

/** Throws a `StartFailure` with the variable, its value and the accepted values. */
export function readSettings(env: NodeJS.ProcessEnv): LauncherSettings {
  const given = Object.fromEntries(Object.entries(withSecrets(env)).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = environment.keyof().parse(parsed.error.issues[0]?.path[0]);
    const got = name === 'DATABASE_URL' ? 'something else' : JSON.stringify(env[name]);
    throw new StartFailure(`${name} is ${got}; it takes ${wanted[name]}.`);
  }
  const { DATA_DIR, HOST, PORT, PUBLIC_URL, DATABASE_URL, GREENPEN_KEY, BACKUP_DIR, DRAIN_SECONDS } =
    parsed.data;
  if (PUBLIC_URL === undefined && !loopback.has(HOST)) {
    throw new StartFailure(
      `HOST is ${HOST}, which other machines can reach: set PUBLIC_URL to the address that browsers use, such as http://192.168.1.20:${PORT}.`,
    );
  }
  return {
    dataDir: resolve(DATA_DIR),
    host: HOST,
    port: PORT,
    publicUrl: PUBLIC_URL ?? null,
    databaseUrl: DATABASE_URL ?? null,
    key: GREENPEN_KEY ?? null,
    backupDir: resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups')),
    drainSeconds: DRAIN_SECONDS,
  };
}

function withSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return readSecretFiles(env);
  } catch (error) {
    throw error instanceof InstallationError ? new StartFailure(error.message) : error;
  }
}
