import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrate, readSchemaState } from './migrate.ts';
import { addUser, createLaterVersion, createOldDatabase, prepareGradebook } from './testing/index.ts';

const test = prepareGradebook();

describe('migrate', () => {
  it('may run again, and by several processes at once', async () => {
    const { databaseUrl } = test;
    await expect(Promise.all([1, 2, 3].map(() => migrate({ databaseUrl })))).resolves.toHaveLength(3);
    await expect(test.gradebook.checkDatabase()).resolves.toBeUndefined();
    await expect(test.gradebook.checkQueue()).resolves.toBeUndefined();
  });

  it('refuses a database that a newer program has changed, and changes nothing', async () => {
    const { database } = test.gradebook;
    await database.execute(sql`
      insert into migrations.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
    await expect(migrate({ databaseUrl: test.databaseUrl })).rejects.toThrow('newer version');
    const { rows } = await database.execute(
      sql`delete from migrations.__drizzle_migrations where hash = 'later' returning 1`,
    );
    expect(rows).toHaveLength(1);
  });

  it('brings a database with accounts up to a later version', async () => {
    const { gradebook, databaseUrl } = test;
    const id = await addUser(gradebook);
    const later = await createLaterVersion();
    try {
      expect(await readSchemaState({ databaseUrl })).toBe('behind');
      await migrate({ databaseUrl });
      expect(await readSchemaState({ databaseUrl })).toBe('current');
    } finally {
      await later.end();
    }
    expect(await readSchemaState({ databaseUrl })).toBe('newer');
    const { rows } = await gradebook.database.execute(sql`select later_note from "user" where id = ${id}`);
    expect(rows).toEqual([{ later_note: 'none' }]);
  });

  it('signs everybody out where sessions were stored with their tokens', async () => {
    const old = await createOldDatabase(inject('databaseUrl'), 1);
    const client = new Client({ connectionString: old.databaseUrl });
    await client.connect();
    try {
      await client.query(`insert into "user" (id, name, email) values ('ana', 'Ana', 'ana@example.edu')`);
      await client.query(
        `insert into session (id, user_id, token, expires_at) values ('s', 'ana', 'a token', now() + interval '1 day')`,
      );
      await migrate({ databaseUrl: old.databaseUrl });
      const { rows } = await client.query(
        `select (select count(*)::int from "user") as users, (select count(*)::int from session) as sessions`,
      );
      expect(rows).toEqual([{ users: 1, sessions: 0 }]);
    } finally {
      await client.end();
      await old.drop();
    }
  });
});
