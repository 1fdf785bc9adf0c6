import { spawnSync } from 'node:child_process';

/**
 * Installs a package of Debian where this user may; false elsewhere.
 * @param {string} name
 */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'], 'ignore')) return false;
  console.log(`Installing ${name} from Debian.`);
  run('apt-get', ['update', '-qq'], 'inherit');
  return run('apt-get', ['install', '-y', '-qq', name], 'inherit');
}

/**
 * @param {string} command
 * @param {readonly string[]} options
 * @param {'ignore' | 'inherit'} stdio
 */
function run(command, options, stdio) {
  return spawnSync(command, options, { stdio }).status === 0;
}
