import { defineConfig } from 'vitest/config';

const everywhere = ['packages', 'apps', 'tools'];

/** GREENPEN_EXAMPLES=10 tries ten times as many examples of every property; `npm run test:long` does. */
const examples = Number(process.env['GREENPEN_EXAMPLES'] ?? 1);
const moreExamples = { 'fast-check': new URL('tools/testing/more-examples.ts', import.meta.url).pathname };

/** No test measures time, so waits are generous: a slow machine must not fail tests. */
const patient = {
  setupFiles: ['./tools/testing/fail-on-console-error.ts'],
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000 * examples,
  hookTimeout: 120_000,
  ...(examples > 1 && { alias: moreExamples }),
  // Vitest leaves one core to itself, which it hardly uses.
  maxWorkers: '100%',
  fsModuleCache: true,
  // Files in one worker share loaded modules. No test replaces a module or leaves global state behind.
  isolate: false,
};

const database = ['./tools/testing/start-test-database.ts'];

const browser = {
  ...patient,
  globalSetup: ['./e2e/testing/start-for-browser-tests.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
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
      {
        // Some watch every process of the product, or the whole machine's memory.
        test: { ...browser, name: 'long-e2e', include: ['e2e/**/*.long.e2e.ts'], fileParallelism: false },
      },
    ],
  },
});
