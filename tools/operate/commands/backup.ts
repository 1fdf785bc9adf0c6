import { resolve } from 'node:path';
import { openGradebook, readSchemaState } from '@greenpen/gradebook';
import { checkDatabaseKey, InstallationError, makeBackup } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { getKey } from '../get-key.ts';
import { withDatabase } from '../with-database.ts';

export const backup: Command = {
  usage: 'backup [FILE]',
  summary: 'write everything into one sealed file, also while Greenpen runs',
  takes: { needed: 0, most: 1 },
  async run({ args: [file], settings, say }) {
    const key = await getKey(settings);
    return withDatabase(settings, { alone: false, mayCreate: false }, async (databaseUrl) => {
      await checkDatabaseKey({ databaseUrl, key });
      const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-operate' });
      try {
        const { path, size, head, manifest } = await makeBackup({
          databaseUrl,
          key,
          dataDir: settings.dataDir,
          backupDir: settings.backupDir,
          kind: 'by-hand',
          book: (await readSchemaState({ databaseUrl })) === 'current' ? gradebook : null,
          ...(file !== undefined && { path: resolve(file) }),
        });
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        say(`Backed up ${rows} records and ${manifest.files.length} files, as of ${head.takenAt}.`);
        for (const name of manifest.missing) say(`Missing, and so not in it: ${name}`);
        for (const name of manifest.damaged) say(`Damaged, and in it as it is: ${name}`);
        say(`${path} (${size} bytes). Keep the key elsewhere: without it the file cannot be opened.`);
        return manifest.damaged.length === 0 ? 0 : 1;
      } catch (error) {
        throw toSentence(error, file ?? settings.backupDir);
      } finally {
        await gradebook.close();
      }
    });
  },
};

function toSentence(error: unknown, place: string): unknown {
  const isOfTheDisk = error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error;
  if (!isOfTheDisk) return error;
  return new InstallationError(`The backup could not be written to ${place} (${String(error.code)}).`);
}
