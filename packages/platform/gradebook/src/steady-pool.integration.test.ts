import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { toGradebookError } from './database-failure.ts';
import { openDatabase, openPool } from './database.ts';
import { prepareGradebook } from './testing/index.ts';

const test = prepareGradebook();

const open = () =>
  openDatabase(openPool({ databaseUrl: test.databaseUrl, applicationName: 'steady', maxConnections: 1 }));

const connectionOf = async (database: ReturnType<typeof open>) =>
  (await database.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];

describe('a connection', () => {
  it('survives a refused statement, because a full disk may prevent a new connection', async () => {
    const database = open();
    const first = await connectionOf(database);
    const refused = sql`do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`;
    await expect(database.execute(refused)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    await expect(database.execute(sql`select 1 / 0`)).rejects.toThrow('the database refused with 22012');
    expect(await connectionOf(database)).toBe(first);
    await database.$client.end();
  });

  it('closes when the server closed it', async () => {
    const database = open();
    const first = await connectionOf(database);
    const ended = database.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await expect(ended).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(await connectionOf(database)).not.toBe(first);
    await database.$client.end();
  });

  it('that a full disk refuses is an outage, and a row that it refuses is not', () => {
    const refused = Object.assign(new DatabaseError('no space left', 60, 'error'), { code: '53100' });
    const said = (severity: string) => toGradebookError(Object.assign(refused, { severity }));
    expect(said('FATAL')).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(said('ERROR')).toMatchObject({ code: 'STORAGE_FULL' });
  });
});
