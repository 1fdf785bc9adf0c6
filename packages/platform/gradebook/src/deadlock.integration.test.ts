import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase, openPool } from './database.ts';
import { prepareGradebook } from './testing/index.ts';

const test = prepareGradebook();

it('repeats a transaction that the database ended to resolve a deadlock', async () => {
  const db = openDatabase(openPool({ databaseUrl: test.databaseUrl, applicationName: 'deadlock' }));
  await db.execute(sql`create table pair (name text primary key, value int not null)`);
  await db.execute(sql`insert into pair values ('a', 0), ('b', 0)`);
  const both = Promise.withResolvers<void>();
  let locked = 0;
  const raise = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update pair set value = value + 1 where name = ${first}`);
      locked += 1;
      if (locked === 2) both.resolve();
      // Each transaction locks its first row before it requests the other's.
      await both.promise;
      await tx.execute(sql`update pair set value = value + 1 where name = ${second}`);
    });
  await Promise.all([raise('a', 'b'), raise('b', 'a')]);
  const { rows } = await db.execute(sql`select name, value from pair order by name`);
  expect(rows).toEqual([
    { name: 'a', value: 2 },
    { name: 'b', value: 2 },
  ]);
  // One of the two, at least, had to begin again.
  expect(locked).toBeGreaterThan(2);
  await db.$client.end();
});
