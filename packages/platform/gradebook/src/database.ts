import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { isDatabaseAway, isTransactionConflict, withGradebookErrors } from './database-failure.ts';

export type GradebookOptions = {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity: "greenpen-api". */
  readonly applicationName: string;
  /** The maximum number of connections; 10 by default. */
  readonly maxConnections?: number | undefined;
  /** The lease under which this process writes; operator commands have none. */
  readonly leaseId?: string;
};

export type GradebookDatabase = NodePgDatabase;

/** The database or a transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

/** Timeouts in milliseconds; exceeding one counts as an outage. */
type Patience = {
  readonly connect: number;
  readonly statement: number;
  /** Client-side timeout, for a connection whose server has disappeared without closing it. */
  readonly answer: number;
};

const usualPatience: Patience = { connect: 5000, statement: 10_000, answer: 12_000 };

/** Opens a pool that fails fast during an outage and reconnects; a lost connection does not end the process. */
export function openPool(
  { databaseUrl, applicationName, maxConnections = 10, leaseId }: GradebookOptions,
  patience: Patience = usualPatience,
): Pool {
  const pool = new SteadyPool({
    connectionString: leaseId === undefined ? databaseUrl : withLease(databaseUrl, leaseId),
    application_name: applicationName,
    max: maxConnections,
    // A server with a full disk may reject new connections but still serve existing ones.
    min: Math.min(2, maxConnections),
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: patience.answer,
    keepAlive: true,
  });
  // The failed query reports a lost connection; an 'error' event without a listener would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Attempts at a transaction that conflicts with a concurrent one. */
const MOST_ATTEMPTS = 3;

/**
 * Drizzle on the pool, with two changes to transactions. They always release their connection: Drizzle's own leaks it
 * when BEGIN fails, and returns a dead connection to the pool. And they are retried after a deadlock, so `run` must
 * have no effects outside the database that may not happen twice.
 */
export function openDatabase(pool: Pool): NodePgDatabase & { readonly $client: Pool } {
  const database = translateErrors(drizzle({ client: pool, casing: 'snake_case' }));
  const transactOnce: typeof database.transaction = async (run, config) => {
    const client = await withGradebookErrors(() => pool.connect());
    let isSound = false;
    try {
      const transacting = translateErrors(drizzle({ client, casing: 'snake_case' }));
      const result = await transacting.transaction(run, config);
      isSound = true;
      return result;
    } catch (error) {
      isSound = !isDatabaseAway(error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  database.transaction = async (run, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transactOnce(run, config);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isTransactionConflict(error)) throw error;
      }
    }
  };
  return database;
}

/** Translates the errors of every query, because driver messages may contain names. */
function translateErrors<D extends NodePgDatabase>(database: D): D {
  const { session } = database._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...query) => {
    const prepared = prepareQuery(...query);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) => withGradebookErrors(() => execute(...values));
    return prepared;
  };
  return database;
}

/**
 * Sets the lease as a session option on every connection, for the triggers to check. Added to the URL, because
 * options there override the driver's, and the last one wins.
 */
function withLease(databaseUrl: string, leaseId: string): string {
  const query = databaseUrl.indexOf('?');
  const given =
    query === -1 ? null : new URLSearchParams(databaseUrl.slice(query + 1)).getAll('options').at(-1);
  const options = encodeURIComponent(`${given ?? ''} -c greenpen.lease=${leaseId}`.trim());
  return `${databaseUrl}${query === -1 ? '?' : '&'}options=${options}`;
}

function ignore(): void {
  // The pool has already removed the connection.
}

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (error?: unknown) => void,
) => void;

/**
 * Keeps a connection after the server rejects a statement. The standard pool closes it; a server with a full disk
 * rejects many statements and may then accept no new connection.
 */
class SteadyPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect((error, client, done) => {
      if (client !== undefined) keepOnRefusal(client);
      callback(error, client, done);
    });
  }
}

function keepOnRefusal(client: PoolClient): void {
  const giveBack = client.release.bind(client);
  client.release = (error) => giveBack(isRefusal(error) ? undefined : error);
}

/** Whether the server responded and the connection is still usable. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !isDatabaseAway(error);
}
