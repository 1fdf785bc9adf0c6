/** Migrates the database of DATABASE_URL with the migrations in MIGRATIONS_FOLDER, as a process that can be killed. */
import { migrate, setMigrationsFolder } from '../migrate.ts';

setMigrationsFolder(process.env['MIGRATIONS_FOLDER']);
await migrate({ databaseUrl: process.env['DATABASE_URL'] ?? '' });
