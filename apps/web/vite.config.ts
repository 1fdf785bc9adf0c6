import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { product } from './src/product.ts';

const compressible = /\.(?:js|css|html|svg|json)$/u;

/** The app, and the scripts of the public pages. */
const entries = {
  app: 'index.html',
  'every-page': 'src/site/scripts/every-page.ts',
  contact: 'src/site/scripts/contact.ts',
  demo: 'src/site/scripts/demo.ts',
  help: 'src/site/scripts/help.ts',
};

/** Packages that every screen needs; that of the text's direction is so small that its headers are most of it. */
const reactPackages =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack[\\/](?:query-core|react-query)|@radix-ui[\\/]react-direction)[\\/]/u;

/** Modules shared with the public pages, whose scripts load nothing else. */
export const visitorModules = ['theme/theme', 'theme/stored-choice', 'grade-scale'];

/** Folders of shared modules, and single ones. */
export const sharedFolders = [
  'api',
  'components',
  'forms',
  'hidden-names',
  'keyboard',
  'offline',
  'session',
  'theme',
  'product',
  'features/model/change-words',
  'features/model/model-notice-query',
  'features/plan/plan-note',
  'features/plan/plan-query',
  'features/plan/plan-words',
];

/** Modules of the API contract that the first screen needs and that would be files of their own, each with its headers. */
export const contractModules = ['assignments/many-assignments', 'plan'];

/** Shared modules that the first screen does not need. */
export const laterModules = [
  'agreement-panel',
  'compare-texts',
  'confirm-dialog',
  'feedback-items',
  'keys-dialog',
  'manner-choices',
  'menu',
  'model',
  'model-cost',
  'names-in-paper',
  'cancel-overnight',
  'overnight-batches',
  'overnight-choice',
  'overnight-words',
  'redrafted-texts',
  'scatter-plot',
  'text-changes',
];

const slash = String.raw`[\\/]`;
const anyOf = (names: readonly string[]) => `(?:${names.join('|').replaceAll('/', slash)})`;

const forVisitors = new RegExp(`src${slash}${anyOf(visitorModules)}\\.`, 'u');

const sharedParts = new RegExp(
  String.raw`src${slash}${anyOf(sharedFolders)}[\\/.](?:[^\\/]+${slash})*(?!${anyOf(laterModules)}\.)[^\\/]*$|api-contract${slash}src${slash}${anyOf(contractModules)}\.`,
  'u',
);

/** Writes .br and .gz beside each text file, so that the server never compresses at request time. */
function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(entry)) continue;
        const file = join(folder, entry);
        const bytes = readFileSync(file);
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Inserts the product's name into the page. */
function nameProduct(): Plugin {
  return {
    name: 'name-product',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', product.name),
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), nameProduct(), precompress()],
  // No data: addresses, which the Content-Security-Policy does not allow.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    manifest: true,
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            input: entries,
            output: {
              // Small shared files are bundled together, since each request has overhead.
              codeSplitting: {
                groups: [
                  { name: 'for-visitors', test: forVisitors, priority: 3 },
                  { name: 'react', test: reactPackages, priority: 2 },
                  { name: 'icons', test: /lucide-react/u, minShareCount: 2, priority: 1 },
                  { name: 'parts', test: sharedParts, minShareCount: 2 },
                ],
              },
            },
          },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
