import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

const ownFolder = fileURLToPath(new URL('../migrations', import.meta.url));
let folder = ownFolder;

export const migrationsSchema = 'migrations';

/** Where the migrations of this program are. */
export function migrationsFolder(): string {
  return folder;
}

/** Lets an upgrade test act as a later version with more migrations; without a folder, returns to our own. */
export function setMigrationsFolder(other = ownFolder): void {
  folder = other;
}

/** The migrations of this program in order; a migration's number is the moment it was made. */
export function readMigrations(): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/** The numbers of the migrations that this database has had, in order; none for one that is new. */
export async function findMigrations(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${migrationsSchema}.__drizzle_migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return [];
  const done = await client.query<{ at: string }>(
    `select created_at::text as at from ${migrationsSchema}.__drizzle_migrations order by created_at`,
  );
  return done.rows.map(({ at }) => Number(at));
}

/** Makes the tables of these migrations, inside the caller's transaction. */
export async function runMigrations(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query(`create schema if not exists ${migrationsSchema}`);
  await client.query(
    `create table if not exists ${migrationsSchema}.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      `insert into ${migrationsSchema}.__drizzle_migrations (hash, created_at) values ($1, $2)`,
      [hash, folderMillis],
    );
  }
}
