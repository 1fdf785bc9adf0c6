import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { isDatabaseAway, isTransactionConflict, withGradebookErrors } from './database-failure.ts';

export type GradebookOptions = {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity: "greenpen-api". */
  readonly applicationName: string;
  /** Connections at most; 10 when absent. */
  readonly maxConnections?: number | undefined;
  /** The lease under which this process writes, once it has been taken; a command of the operator has none. */
  readonly leaseId?: string;
};

export type GradebookDatabase = NodePgDatabase;

/** The database, or one transaction of it. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

/** Milliseconds after which each kind of silence counts as an outage. */
type Patience = {
  readonly connect: number;
  readonly statement: number;
  /** Ends a wait on a connection whose other end is silently gone, which no server can do for us. */
  readonly answer: number;
};

const usualPatience: Patience = { connect: 5000, statement: 10_000, answer: 12_000 };

/** A pool that fails fast in an outage and connects again by itself; no lost connection ends the process. */
export function openPool(
  { databaseUrl, applicationName, maxConnections = 10, leaseId }: GradebookOptions,
  patience: Patience = usualPatience,
): Pool {
  const pool = new SteadyPool({
    connectionString: leaseId === undefined ? databaseUrl : withLease(databaseUrl, leaseId),
    application_name: applicationName,
    max: maxConnections,
    // A full disk may let no new connection in while it still answers on old ones.
    min: Math.min(2, maxConnections),
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: patience.answer,
    keepAlive: true,
  });
  // Whoever uses a connection learns of its end from the query; an event without a listener ends the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** How often a transaction that loses against another one is tried. */
const MOST_ATTEMPTS = 3;

/**
 * Drizzle on the pool, with two changes to its transactions. They always return their connection: Drizzle keeps it when
 * BEGIN fails until the pool is empty, and reuses one that no longer answers. And they are repeated after a deadlock, so
 * `run` must have no effect outside the database that may not happen twice.
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

/** Every query of this database throws what the gradebook throws: the driver's messages may hold names. */
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
 * Every connection names the lease, which triggers in the database check. It is part of the address because options
 * there replace any others that the driver is given, and the last of several counts.
 */
function withLease(databaseUrl: string, leaseId: string): string {
  const query = databaseUrl.indexOf('?');
  const given =
    query === -1 ? null : new URLSearchParams(databaseUrl.slice(query + 1)).getAll('options').at(-1);
  const options = encodeURIComponent(`${given ?? ''} -c greenpen.lease=${leaseId}`.trim());
  return `${databaseUrl}${query === -1 ? '?' : '&'}options=${options}`;
}

function ignore(): void {
  // Nothing to do: the pool has taken the connection out already.
}

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (error?: unknown) => void,
) => void;

/**
 * Keeps the connection on which the server refused a statement. The pool's own queries end one for each refusal, and a
 * server whose disk is full refuses many, and then may let no new connection in.
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

/** Whether the server answered, and goes on answering. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !isDatabaseAway(error);
}
