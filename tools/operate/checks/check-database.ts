import { findKeyCheck, readDatabaseVersion, readSchemaState, type SchemaState } from '@greenpen/gradebook';
import { codeOf } from '@greenpen/installation';
import { keysOf, opensKeyCheck } from '@greenpen/paper-store';
import { toDo, well, type Finding } from '../findings.ts';
import { getKey } from '../get-key.ts';
import type { OperateSettings } from '../operate-settings.ts';

const sentences: Readonly<Record<Exclude<SchemaState, 'current'>, string>> = {
  empty: 'It is empty: start Greenpen once.',
  behind: 'It is of an older version: start Greenpen once, or run migrate.',
  newer: 'It was changed by a newer version of the program: start that version.',
};

/** Whether the database answers, is of this version, and was sealed with the key that is set. */
export async function checkDatabase(settings: OperateSettings, databaseUrl: string): Promise<Finding> {
  try {
    const version = await readDatabaseVersion({ databaseUrl });
    const state = await readSchemaState({ databaseUrl });
    if (state !== 'current') return toDo('Database', sentences[state]);
    const check = await findKeyCheck({ databaseUrl });
    const key = await getKey(settings).catch(() => null);
    if (check !== null && key !== null && !opensKeyCheck(keysOf(key), check)) {
      return toDo('Database', 'It was sealed with another key than the one that is set.');
    }
    return well('Database', `PostgreSQL ${version} answers, and is of this version.`);
  } catch (error) {
    return toDo('Database', `It does not answer (${codeOf(error)}). Check that it runs, and DATABASE_URL.`);
  }
}
