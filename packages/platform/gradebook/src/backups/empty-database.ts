import type { Client } from 'pg';
import { migrationsSchema } from '../migrations.ts';
import { quoted } from './session-settings.ts';

/** Removes every table of the product and what the tables need, inside the caller's transaction; extensions stay. */
export async function emptyDatabase(client: Client, queueSchema: string): Promise<void> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables.rows) await client.query(`drop table public.${quoted(name)} cascade`);
  const functions = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of functions.rows) await client.query(`drop function ${name} cascade`);
  await client.query(`drop schema if exists ${migrationsSchema} cascade`);
  await client.query(`drop schema if exists ${quoted(queueSchema)} cascade`);
}
