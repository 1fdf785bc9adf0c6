import { defineConfig } from 'vitest/config';

const setupFiles = ['./tools/testing/fail-on-console-error.ts'];
const everywhere = ['packages', 'apps', 'tools'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', '**/dist/**'],
          setupFiles,
          // Screens write dates as of where they are read.
          env: { TZ: 'UTC' },
          // No test measures time; a busy machine is no reason to fail.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: everywhere.map((folder) => `${folder}/**/*.integration.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./tools/testing/start-test-database.ts'],
          setupFiles,
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
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
