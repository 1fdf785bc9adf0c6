import { rotateKey as rotate } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const rotateKey: Command = {
  usage: 'rotate-key',
  summary: 'seal everything with a new key; may be cut short and run again',
  takes: { needed: 0, most: 0 },
  async run({ settings, say }) {
    const { dataDir, key, newKey } = settings;
    return withDatabase(settings, { alone: true, mayCreate: false }, async (databaseUrl) => {
      say('Sealing everything with the new key.');
      const { files, values, damaged, oldKeyFile } = await rotate({
        dataDir,
        databaseUrl,
        value: key,
        newValue: newKey,
      });
      say(`Sealed ${files} files and ${values} values. Everyone has to sign in again.`);
      for (const id of damaged) say(`Damaged, and left as it is: ${id}`);
      say(
        oldKeyFile === null
          ? 'Set GREENPEN_KEY to the new key now. Backups made before open with the old one alone: keep it as long as them.'
          : `Backups made before open with the old key alone. It is in ${oldKeyFile}: delete it when they are gone.`,
      );
      return damaged.length === 0 ? 0 : 1;
    });
  },
};
