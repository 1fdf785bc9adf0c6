import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Installs the packages when `node_modules` is missing or older than the lock file. */
export function ensureInstalled() {
  const installed = modified(join(root, 'node_modules', '.package-lock.json'));
  if (installed !== null && installed >= modified(join(root, 'package-lock.json'))) return;
  console.log('Installing packages.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const shell = process.platform === 'win32';
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell });
  if (status !== 0) {
    console.error(
      'The packages could not be installed. See what npm says above, then run the command again.',
    );
    process.exit(1);
  }
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
