import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` in this folder writes the migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/!(*.test).ts',
  out: './migrations',
  casing: 'snake_case',
});
