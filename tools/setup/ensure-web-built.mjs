import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './find-node.mjs';
import { root } from './root.mjs';

/** What the built web app is made of. */
const sources = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'apps/extension/package.json',
  'apps/extension/public',
  'apps/extension/src',
  'tools/extension',
  'packages/platform/api-contract/package.json',
  'packages/platform/api-contract/src',
  'packages/grading/package.json',
  'packages/grading/src',
  'packages/engine/paper/package.json',
  'packages/engine/paper/src',
  'packages/engine/paper-structure/package.json',
  'packages/engine/paper-structure/src',
  'packages/engine/paper-checks/src',
  'tools/web',
];

/** Builds the web app when its sources are not those of the last build. */
export function ensureWebBuilt() {
  const stamp = join(root, 'apps/web/dist/.sources');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web app.');
  const { status, stdout, stderr } = spawnSync(findNode(), [join(root, 'tools/web/run-build.ts')], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) {
    // What is said of a build that went well is for who develops it, not for who starts the product.
    console.error(`${stdout}${stderr}\nThe web app could not be built. See what is said above.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(listFiles))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function listFiles(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full)
      .toSorted()
      .flatMap((name) => listFiles(`${path}/${name}`));
  } catch {
    return [path];
  }
}
