import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate, readSchemaState } from './migrate.ts';
import { addUser, createLaterVersion, prepareGradebook } from './testing/index.ts';

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
});
