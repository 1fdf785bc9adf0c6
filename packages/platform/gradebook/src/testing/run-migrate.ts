/** Migrates the database of DATABASE_URL, as a process that can be killed. */
import { migrate } from '../migrate.ts';

await migrate({ databaseUrl: process.env['DATABASE_URL'] ?? '' });
