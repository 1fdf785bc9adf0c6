import { join } from 'node:path';
import { buildPackages } from './build-extension.ts';
import { extensionFolder } from './manifest.ts';

// Vite takes over whatever is set, and would build React's development version for it.
process.env['NODE_ENV'] = 'production';

const offered = join(extensionFolder, '../web/dist/extension');
await buildPackages(offered);
console.log(`Packages for Chrome and Firefox are in ${offered}, and unpacked in ${extensionFolder}/dist.`);
