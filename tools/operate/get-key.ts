import { InstallationError } from '@greenpen/installation';
import { findKey, type StoreKey } from '@greenpen/paper-store';
import type { OperateSettings } from './operate-settings.ts';

/** The installation's key; throws one sentence where there is none, or another one than it was sealed with. */
export async function getKey({ dataDir, key }: OperateSettings): Promise<StoreKey> {
  const found = await findKey({ dataDir, value: key });
  if (found !== null) return found;
  throw new InstallationError(
    `There is no key: set GREENPEN_KEY to that of the installation, or copy its greenpen.key into ${dataDir}.`,
  );
}
