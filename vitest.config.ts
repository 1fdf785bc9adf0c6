import { defineConfig } from 'vitest/config';

const everywhere = ['packages', 'apps', 'tools'];

/** No test measures time, so waits are generous: a slow machine must not fail tests. */
const patient = {
  setupFiles: ['./tools/testing/fail-on-console-error.ts'],
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Files in one worker share loaded modules. No test replaces a module or leaves global state behind.
  isolate: false,
};

const database = ['./tools/testing/start-test-database.ts'];

const browser = {
  ...patient,
  globalSetup: ['./e2e/testing/start-for-browser-tests.ts'],
  fileParallelism: false,
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.{integration,long}.test.ts', '**/node_modules/**', '**/dist/**'],
          // Screens show dates in the reader's time zone.
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          ...patient,
          name: 'integration',
          include: everywhere.map((folder) => `${folder}/**/*.integration.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: database,
        },
      },
      {
        test: {
          ...patient,
          name: 'long',
          include: everywhere.map((folder) => `${folder}/**/*.long.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: database,
          testTimeout: 120_000,
        },
      },
      {
        test: { ...browser, name: 'e2e', include: ['e2e/**/*.e2e.ts'], exclude: ['e2e/**/*.long.e2e.ts'] },
      },
      { test: { ...browser, name: 'long-e2e', include: ['e2e/**/*.long.e2e.ts'] } },
    ],
  },
});
