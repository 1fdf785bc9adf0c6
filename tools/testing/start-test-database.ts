import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/launcher/src/embedded-postgres/start-embedded-postgres.ts';
import { prepareSocketFolder } from '../../apps/launcher/src/socket-folder.ts';
import { prepareTestServer } from '../../packages/platform/gradebook/src/testing/create-test-database.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's.
  interface ProvidedContext {
    /** A real PostgreSQL server of this test run; each test file makes a database of its own on it. */
    databaseUrl: string;
  }
}

/** Runs once for all integration tests: the same server that the launcher starts, in a temporary folder. */
// oxlint-disable-next-line import/no-default-export -- Vitest's global setup takes the default export.
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-test-'));
  const server = await startEmbeddedPostgres({ dataDir, socketFolder: await prepareSocketFolder(dataDir) });
  // Makes databases, ends connections and goes past triggers, none of which the product's own role may.
  const databaseUrl = server.url.replace('//greenpen@', '//postgres@');
  await prepareTestServer(databaseUrl);
  project.provide('databaseUrl', databaseUrl);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
