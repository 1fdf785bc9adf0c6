import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const cruiser = join(here, '..', 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');

/**
 * In the fixture, `paper` imports `grading`, `paper-scoring` the platform, the platform `paper-structure`, and
 * `paper-store` imports `identity`.
 */
it.each([
  ['an import that the table does not list', 'packages-engine-paper-imports'],
  ['an import of the platform in the engine', 'engine-knows-no-platform'],
  ['an import of a reader of papers in the platform', 'platform-knows-only-the-types-of-papers'],
  ['an import of identity in a package that it builds on', 'packages-platform-paper-store-imports'],
])('refuses %s', async (_, rule) => {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-boundary-'));
  try {
    await cp(join(here, 'testing', 'boundary-fixture'), folder, { recursive: true });
    const config = join(here, 'boundaries.config.cjs');
    await expect(
      run(process.execPath, [cruiser, '--config', config, 'packages'], { cwd: folder }),
    ).rejects.toMatchObject({
      stdout: expect.stringContaining(rule),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
