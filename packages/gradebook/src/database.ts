import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';

/** What better-auth's Drizzle adapter takes. */
export type GradebookDatabase = NodePgDatabase;

/** The database, or one transaction of it. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;
