// `npm start`: plain JavaScript for the machine's own Node, since this may run before anything is installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureWebBuilt } from './setup/ensure-web-built.mjs';
import { findNode } from './setup/find-node.mjs';
import { root } from './setup/root.mjs';

ensureInstalled();
ensureWebBuilt();

// The channel lets the launcher notice when this process is killed; a group of its own keeps the terminal's
// Ctrl-C from reaching it twice.
const launcher = spawn(findNode(), [join(root, 'apps/launcher/src/main.ts')], {
  cwd: root,
  // Compiled sources are kept between starts; where this cannot be written, nothing is kept.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill('SIGTERM'));
launcher.once('exit', (code) => process.exit(code ?? 1));
