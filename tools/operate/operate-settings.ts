import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  guardedAddress,
  InstallationError,
  isGuardedAddress,
  readModelSettings,
  readSecretFiles,
  type InstallationModel,
} from '@greenpen/installation';

const environment = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.string().refine(isGuardedAddress).optional(),
  GREENPEN_KEY: z.string().optional(),
  GREENPEN_NEW_KEY: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/u }).optional(),
  PORT: z.coerce.number().int().default(3000),
  SMTP_URL: z.url({ protocol: /^smtps?$/u }).optional(),
});

export type OperateSettings = {
  readonly dataDir: string;
  readonly backupDir: string;
  /** null for the built-in database. */
  readonly databaseUrl: string | null;
  readonly key: string | null;
  readonly newKey: string | null;
  /** Where browsers find the product. */
  readonly address: string;
  readonly smtpUrl: string | null;
  /** null where feedback is drafted on this server alone. */
  readonly model: InstallationModel | null;
};

/** The same settings that the product is started with; throws an `InstallationError` that names a wrong one. */
export function readOperateSettings(variables: NodeJS.ProcessEnv): OperateSettings {
  const all = readSecretFiles(variables);
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const taken = name === 'DATABASE_URL' ? `; it takes ${guardedAddress}` : '';
    throw new InstallationError(`${name} has an invalid value${taken}.`);
  }
  const { data } = parsed;
  const dataDir = resolve(data.DATA_DIR);
  return {
    dataDir,
    backupDir: resolve(data.BACKUP_DIR ?? join(dataDir, 'backups')),
    databaseUrl: data.DATABASE_URL ?? null,
    key: data.GREENPEN_KEY ?? null,
    newKey: data.GREENPEN_NEW_KEY ?? null,
    address: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    smtpUrl: data.SMTP_URL ?? null,
    model: readModelSettings(given),
  };
}
