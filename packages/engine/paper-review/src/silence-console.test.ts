import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const printing = `
  import { createReviewPool } from '${new URL('review-pool.ts', import.meta.url).href}';
  const threadFile = new URL('${new URL('testing/noisy-thread.ts', import.meta.url).href}');
  const pool = createReviewPool({ threads: 1, threadFile });
  const { refusal } = await pool.review({ source: { text: 'the student wrote this' } });
  await pool.close();
  process.exitCode = refusal.message === 'printed' ? 0 : 1;
`;

it('lets nothing that a library prints in a thread out of the process', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', printing],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
}, 60_000);

it('is the first import of the threads that review papers', () => {
  const thread = readFileSync(new URL('review-thread.ts', import.meta.url), 'utf8');
  expect(thread.split('\n')[0]).toBe("import './silence-console.ts';");
});
