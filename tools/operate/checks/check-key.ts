import { InstallationError } from '@greenpen/installation';
import { PaperStoreError } from '@greenpen/paper-store';
import { toDo, well, type Finding } from '../findings.ts';
import { getKey } from '../get-key.ts';
import type { OperateSettings } from '../operate-settings.ts';

/** Whether the key that is set is the one that the data folder was sealed with. */
export async function checkKey(settings: OperateSettings): Promise<Finding> {
  try {
    const { older = [] } = await getKey(settings);
    return older.length === 0
      ? well('Key', 'It is the one that the data folder was sealed with.')
      : toDo('Key', 'A change of keys was begun and not ended: run rotate-key again.');
  } catch (error) {
    if (error instanceof InstallationError || error instanceof PaperStoreError)
      return toDo('Key', error.message);
    throw error;
  }
}
