import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { GradebookOptions } from './gradebook.ts';

/** What better-auth's Drizzle adapter takes. */
export type GradebookDatabase = NodePgDatabase;

/** The database, or one transaction of it. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Ends a wait on a connection whose other end is silently gone, which no server can do for us. */
const ANSWER_TIMEOUT_MS = 15_000;

/** A pool that fails fast in an outage and connects again by itself; no lost connection ends the process. */
export function openPool({ databaseUrl, applicationName, maxConnections = 10 }: GradebookOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: applicationName,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
  });
  // Whoever uses a connection learns of its end from the query; an event without a listener ends the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

export function openDatabase(pool: Pool): NodePgDatabase & { readonly $client: Pool } {
  return drizzle({ client: pool, casing: 'snake_case' });
}

function ignore(): void {
  // Nothing to do: the pool has taken the connection out already.
}
