import { defineConfig } from 'vitest/config';

const setupFiles = ['./tools/testing/fail-on-console-error.ts'];
/** What a test waits for comes when it comes; no test measures time. */
const expectations = { poll: { timeout: 20_000 } };
const everywhere = ['packages', 'apps', 'tools'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', '**/dist/**'],
          setupFiles,
          // Screens write dates as of where they are read.
          env: { TZ: 'UTC' },
          expect: expectations,
          // A busy machine is no reason to fail.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          include: everywhere.map((folder) => `${folder}/**/*.integration.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./tools/testing/start-test-database.ts'],
          setupFiles,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['./e2e/testing/start-for-browser-tests.ts'],
          setupFiles,
          expect: expectations,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
