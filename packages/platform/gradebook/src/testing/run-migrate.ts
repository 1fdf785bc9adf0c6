/** Migrates DATABASE_URL with the migrations in MIGRATIONS_FOLDER, as a separate process that tests can kill. */
import { migrate, setMigrationsFolder } from '../migrate.ts';

setMigrationsFolder(process.env['MIGRATIONS_FOLDER']);
await migrate({ databaseUrl: process.env['DATABASE_URL'] ?? '' });
