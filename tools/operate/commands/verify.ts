import { checkDatabaseKey, verifyFiles } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { getKey } from '../get-key.ts';
import { withDatabase } from '../with-database.ts';

export const verify: Command = {
  usage: 'verify',
  summary: 'open every stored file and name what is missing, damaged or orphaned',
  takes: { needed: 0, most: 0 },
  async run({ settings, say }) {
    const key = await getKey(settings);
    const { dataDir } = settings;
    return withDatabase(settings, { alone: false, mayCreate: false }, async (databaseUrl) => {
      await checkDatabaseKey({ databaseUrl, key });
      const { read, missing, damaged, orphaned } = await verifyFiles({ databaseUrl, dataDir, key });
      for (const name of missing) say(`missing   ${name}`);
      for (const name of damaged) say(`damaged   ${name}`);
      for (const name of orphaned) say(`orphaned  ${name}`);
      say(
        `${read} files read: ${missing.length} missing, ${damaged.length} damaged, ${orphaned.length} orphaned.`,
      );
      return missing.length + damaged.length === 0 ? 0 : 1;
    });
  },
};
