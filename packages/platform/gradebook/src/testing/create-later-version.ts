import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder, setMigrationsFolder } from '../migrations.ts';

type Journal = { readonly entries: readonly { readonly idx: number; readonly when: number }[] };

export type LaterVersion = {
  /** Our migrations and one more. */
  readonly migrationsFolder: string;
  end(): Promise<void>;
};

/** Until `end`, this process is a later version of the program, which adds a table and a column. */
export async function createLaterVersion(): Promise<LaterVersion> {
  const later = await mkdtemp(join(tmpdir(), 'greenpen-later-'));
  await cp(migrationsFolder(), later, { recursive: true });
  await writeFile(
    join(later, '9999_later.sql'),
    `create table later_notes (id uuid primary key, owner_id text not null);
--> statement-breakpoint
alter table "user" add column later_note text default 'none' not null;`,
  );
  const path = join(later, 'meta', '_journal.json');
  const journal: Journal = JSON.parse(await readFile(path, 'utf8'));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('there are no migrations');
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  setMigrationsFolder(later);
  return {
    migrationsFolder: later,
    async end() {
      setMigrationsFolder();
      await rm(later, { recursive: true });
    },
  };
}
