import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { toGradebookError } from './database-failure.ts';
import { openDatabase, openPool } from './database.ts';
import { prepareGradebook } from './testing/index.ts';

const test = prepareGradebook();
const patience = { connect: 2000, statement: 2000, answer: 300 };

/** A proxy between program and database that drops everything while `isSilent`. */
async function openProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const socketPath = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const state = { isSilent: false };
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => {
      if (!state.isSilent) to.write(bytes);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      if (!state.isSilent) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(socketPath);
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { state, server, url: `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}` };
}

describe('a connection that stops answering', () => {
  it('fails the calls on it, and is never reused', async () => {
    const proxy = await openProxy(test.databaseUrl);
    const pool = openPool({ databaseUrl: proxy.url, applicationName: 'test', maxConnections: 1 }, patience);
    const database = openDatabase(pool);
    const interrupted = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.state.isSilent = true;
      await tx.execute(sql`select 2`);
    });
    const error: unknown = await interrupted.catch(toGradebookError);
    expect(error).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    proxy.state.isSilent = false;
    const { rows } = await database.execute(sql`select 3 as answer`);
    expect(rows).toEqual([{ answer: 3 }]);
    await pool.end();
    proxy.server.close();
  });

  it('takes no connection out of the pool for good when a transaction cannot begin', async () => {
    const proxy = await openProxy(test.databaseUrl);
    const pool = openPool({ databaseUrl: proxy.url, applicationName: 'test', maxConnections: 1 }, patience);
    const database = openDatabase(pool);
    await database.execute(sql`select 1`);
    proxy.state.isSilent = true;
    const error: unknown = await database.transaction(async () => 'begun').catch(toGradebookError);
    expect(error).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    proxy.state.isSilent = false;
    expect(await database.transaction(async () => 'begun')).toBe('begun');
    await pool.end();
    proxy.server.close();
  });
});
