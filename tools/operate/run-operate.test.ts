import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, 'run-operate.ts');

it('prints no stack when its output is closed', () => {
  // `true` is gone before the first line is written.
  const { stderr } = spawnSync('sh', ['-c', '"$0" "$1" --help | true', process.execPath, script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});
