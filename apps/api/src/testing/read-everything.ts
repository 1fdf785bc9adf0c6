import type { Gradebook } from '@greenpen/gradebook';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All rows of all tables, including the queue's, as PostgreSQL text, by table name. */
export async function dumpTables({ database }: Gradebook): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await database.execute<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const dumps = await Promise.all(
    tables.map(async ({ name }): Promise<[string, string]> => {
      const { rows } = await database.execute<{ line: string }>(`select t::text as line from ${name} t`);
      return [name, rows.map(({ line }) => line).join('\n')];
    }),
  );
  return new Map(dumps);
}

/** Names of tables that contain one of the words, as text or in hex. */
export function tablesWith(dump: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const forms = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
  return [...dump]
    .flatMap(([name, rows]) => (forms.some((form) => rows.includes(form)) ? [name] : []))
    .toSorted();
}

/** Every file of a folder, by its path. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}
