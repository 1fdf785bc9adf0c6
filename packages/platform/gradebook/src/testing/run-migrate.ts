/** Migrates the database of DATABASE_URL with the migrations in MIGRATIONS_FOLDER, as a process that can be killed. */
import { migrate } from '../migrate.ts';
import { setMigrationsFolder } from '../migrations.ts';

setMigrationsFolder(process.env['MIGRATIONS_FOLDER']);
await migrate({ databaseUrl: process.env['DATABASE_URL'] ?? '' });
