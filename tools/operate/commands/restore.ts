import { resolve } from 'node:path';
import { checkBackup, restoreBackup } from '@greenpen/installation';
import { recordKey } from '@greenpen/paper-store';
import type { Command } from '../command.ts';
import { getKey } from '../get-key.ts';
import { withDatabase } from '../with-database.ts';

export const restore: Command = {
  usage: 'restore FILE',
  summary: 'put a backup in the place of what is there, which is backed up first',
  takes: { needed: 1, most: 1 },
  async run({ args: [file = ''], settings, say }) {
    const { dataDir, backupDir } = settings;
    const path = resolve(file);
    const key = await getKey(settings);
    // Before a database is made for it.
    await checkBackup(path, key);
    return withDatabase(settings, { alone: true, mayCreate: true }, async (databaseUrl) => {
      const restored = await restoreBackup({ path, key, dataDir, backupDir, databaseUrl, say });
      await recordKey({ dataDir, key });
      const { head, manifest, restorePoint } = restored;
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Restored ${rows} records and ${manifest.files.length} files, as of ${head.takenAt}.`);
      for (const name of manifest.missing) say(`Was missing when the backup was made: ${name}`);
      if (restorePoint !== null) say(`The previous data is in ${restorePoint.path}.`);
      say('Everyone has to sign in again. Papers that were being graded are queued again at the next start.');
      return 0;
    });
  },
};
