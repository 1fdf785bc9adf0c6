import { bringUpToDate } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { getKey } from '../get-key.ts';
import { withDatabase } from '../with-database.ts';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'change the database to this version, after a backup; npm start does it by itself',
  takes: { needed: 0, most: 0 },
  async run({ settings, say }) {
    const { dataDir, backupDir } = settings;
    const key = await getKey(settings);
    return withDatabase(settings, { alone: true, mayCreate: false }, async (databaseUrl) => {
      await bringUpToDate({ databaseUrl, dataDir, backupDir, key, say });
      say('The database is of this version.');
      return 0;
    });
  },
};
