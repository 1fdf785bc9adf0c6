import { resolve } from 'node:path';
import { checkBackup, InstallationError } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { getKey } from '../get-key.ts';

export const verifyBackup: Command = {
  usage: 'verify-backup FILE',
  summary: 'open a backup, compare all it holds with its own list, and change nothing',
  takes: { needed: 1, most: 1 },
  async run({ args: [file = ''], settings, say }) {
    const path = resolve(file);
    const key = await getKey(settings);
    try {
      const { head, manifest } = await checkBackup(path, key);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const bytes = manifest.files.reduce((sum, { bytes: length }) => sum + length, 0);
      const size = `${(bytes / 1e6).toFixed(1)} MB`;
      say(
        `It is whole: ${rows} records and ${manifest.files.length} files (${size}), as of ${head.takenAt}.`,
      );
      for (const name of manifest.missing) say(`Was missing when the backup was made: ${name}`);
      for (const name of manifest.damaged) say(`Was damaged when the backup was made: ${name}`);
      return manifest.missing.length + manifest.damaged.length === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof InstallationError)) throw error;
      say(error.message);
      return 1;
    }
  },
};
