import { spawnSync } from 'node:child_process';

/**
 * Installs a package of Debian where this user may; false elsewhere.
 * @param {string} name
 */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !run(['--version'], 'ignore')) return false;
  console.log(`Installing ${name} from Debian.`);
  run(['update', '-qq'], 'inherit');
  return run(['install', '-y', '-qq', name], 'inherit');
}

/**
 * @param {readonly string[]} options
 * @param {'ignore' | 'inherit'} stdio
 */
function run(options, stdio) {
  return spawnSync('apt-get', options, { stdio }).status === 0;
}
