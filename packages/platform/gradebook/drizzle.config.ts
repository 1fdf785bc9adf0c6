import { defineConfig } from 'drizzle-kit';

/** Run `npx drizzle-kit generate` in this folder to write a migration for schema changes. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/!(*.test).ts',
  out: './migrations',
  casing: 'snake_case',
});
