import { bringUpToDate } from '@greenpen/installation';
import { loadOrCreateKey } from '@greenpen/paper-store';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'change the database to this version, after a backup; npm start does it by itself',
  takes: { needed: 0, most: 0 },
  async run({ settings, say }) {
    const { dataDir, backupDir } = settings;
    return withDatabase(settings, { alone: true, mayCreate: false }, async (databaseUrl) => {
      const key = await loadOrCreateKey({ dataDir, value: settings.key, mayCreate: false });
      await bringUpToDate({ databaseUrl, dataDir, backupDir, key, say });
      say('The database is of this version.');
      return 0;
    });
  },
};
