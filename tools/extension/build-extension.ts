import { zipSync } from 'fflate';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { drawIcon } from './draw-icon.ts';
import { extensionFolder, iconSizes, manifestOf, type Browser } from './manifest.ts';

/** One build for each, because content scripts and service workers load no modules. */
const scripts = {
  worker: 'worker/worker.ts',
  content: 'content/content.ts',
  'content-work': 'content/content-work.ts',
  detect: 'content/detect.ts',
  panel: 'panel/panel.tsx',
  options: 'options/options.tsx',
} as const;

type BuildRequest = {
  readonly browser: Browser;
  readonly folder: string;
  /** Host permissions that are granted at once; for tests alone. */
  readonly hosts?: readonly string[];
};

/** Builds the extension into an empty folder that a browser can load. */
export async function buildExtension({ browser, folder, hosts = [] }: BuildRequest): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const [name, entry] of Object.entries(scripts)) await buildScript(name, entry, folder);
  await cp(join(extensionFolder, 'public'), folder, { recursive: true });
  const logo = await readFile(join(extensionFolder, '../web/public/favicon.svg'), 'utf8');
  for (const size of iconSizes) await writeFile(join(folder, 'icons', `${size}.png`), drawIcon(logo, size));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifestOf(browser, hosts), null, 2)}\n`);
}

async function buildScript(name: string, entry: string, folder: string): Promise<void> {
  await build({
    root: extensionFolder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says, for example in tests.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: join(extensionFolder, 'src', entry),
        name: `greenpen_${name.replaceAll('-', '_')}`,
        formats: ['iife'],
        fileName: () => `${name}.js`,
      },
    },
  });
}

/** A fixed date, so that the same sources make the same package. */
const MADE_AT = new Date('2000-01-01T12:00:00Z');

/** Builds the packages for both browsers into a folder, and leaves them unpacked in the extension's `dist`. */
export async function buildPackages(offered: string): Promise<void> {
  await mkdir(offered, { recursive: true });
  for (const browser of ['chrome', 'firefox'] as const) {
    const folder = join(extensionFolder, 'dist', browser);
    await buildExtension({ browser, folder });
    await pack(folder, join(offered, `greenpen-${browser}.zip`));
  }
}

/** Packs a folder as the stores take it. */
async function pack(folder: string, file: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, Uint8Array> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1).replaceAll('\\', '/')] = await readFile(path);
  }
  await writeFile(file, zipSync(files, { level: 9, mtime: MADE_AT }));
}
