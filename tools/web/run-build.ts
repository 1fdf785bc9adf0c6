import { checkCatalogue } from '@greenpen/paper-checks';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildPackages } from '../extension/build-extension.ts';
import { readEntries } from './read-entries.ts';
import { writePages } from './write-pages.ts';

const root = join(import.meta.dirname, '..', '..');
const web = join(root, 'apps/web');
const dist = join(web, 'dist');
/** Inside node_modules, so that what is rendered finds React. */
const rendering = join(root, 'node_modules/.cache/public-pages');

// Vite takes over whatever is set, and would build React's development version for it.
process.env['NODE_ENV'] = 'production';

/** Builds what browsers load, then draws the public pages with it: `dist` is all that the server needs. */
await build({ root: web, logLevel: 'warn' });
await build({
  root: web,
  logLevel: 'warn',
  build: {
    ssr: 'src/site/build/render-pages.tsx',
    ssrEmitAssets: true,
    outDir: rendering,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
// The pictures are in the drawn documents alone, so only this build knows of them.
await cp(join(rendering, 'assets'), join(dist, 'assets'), { recursive: true });
await writePages({
  renderer: join(rendering, 'render-pages.js'),
  entries: await readEntries(dist),
  catalogue: checkCatalogue,
  dist,
});
await rm(rendering, { recursive: true });
// The server offers them on the API Keys page.
await buildPackages(join(dist, 'extension'));
// The grammar library keeps a thread of its own.
process.exit(0);
