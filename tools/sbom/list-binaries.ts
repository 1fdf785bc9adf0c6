import { createHash } from 'node:crypto';
import { open, readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Component, Dependency } from './list-packages.ts';

/** [file name, what it is, where to find its version]: programs inside npm packages that npm's audit does not see. */
const knownBinaries = [
  [/^node(?:\.exe)?$/u, 'nodejs', /node\/v?(\d+\.\d+\.\d+)|\bv(24\.\d+\.\d+)/u],
  [/^(?:postgres|initdb)$/u, 'postgresql', /PostgreSQL\) (\d+\.\d+)/u],
  [/^libpq\./u, 'postgresql-libpq', /PostgreSQL\) (\d+\.\d+)|(\d+\.\d+)$/u],
  [/^lib(?:crypto|ssl)[.-]/u, 'openssl', /OpenSSL (\d+\.\d+\.\d+[a-z]?)\s/u],
  [/^libicu/u, 'icu', /\.so\.(\d+\.\d+)/u],
  [/^libz\./u, 'zlib', /(?:deflate|inflate) (\d+\.\d+[.\d]*) Copyright/u],
  [/^liblzma\./u, 'xz', /\0(5\.\d+\.\d+)\0/u],
  [/^libxml2\./u, 'libxml2', /\0(2\d{4})\0/u],
  [/^libxslt\./u, 'libxslt', /\0(1\d{4})\0/u],
] as const;

const magics = new Set(['7f454c46', 'cffaedfe', 'cafebabe', '4d5a9000', '0061736d']);

/** Every program and library for the processor that a production package carries on this machine. */
export async function listBinaries(
  root: string,
  places: readonly string[],
): Promise<{ readonly components: readonly Component[]; readonly dependencies: readonly Dependency[] }> {
  const components: Component[] = [];
  const dependencies: Dependency[] = [];
  for (const place of places.filter((found) => found.includes('node_modules/'))) {
    const carried: Component[] = [];
    for (const path of await listFiles(join(root, place))) {
      if (await isBinary(path)) carried.push(await describe(relative(root, path), path));
    }
    components.push(...carried);
    if (carried.length > 0)
      dependencies.push({ ref: place, dependsOn: carried.map((one) => one['bom-ref']) });
  }
  return { components, dependencies };
}

async function listFiles(folder: string): Promise<string[]> {
  // Packages for other platforms are in the lock file and not on the disk.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(files)).flat();
}

async function isBinary(path: string): Promise<boolean> {
  if (/\.(?:[cm]?js|[cm]?ts|json|map|md|txt|html|css|a|h)$/u.test(path)) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && magics.has(buffer.toString('hex'));
  } finally {
    await file.close();
  }
}

async function describe(ref: string, path: string): Promise<Component> {
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileName = basename(path);
  const known = knownBinaries.find(([pattern]) => pattern.test(fileName));
  const version =
    known && (findVersion(known[2], fileName) ?? findVersion(known[2], bytes.toString('latin1')));
  return {
    type: 'library',
    'bom-ref': ref,
    name: known?.[1] ?? fileName,
    ...(version !== undefined && version !== null && { version }),
    hashes: [{ alg: 'SHA-256', content: sha256 }],
    properties: [{ name: 'greenpen:file', value: ref }],
  };
}

function findVersion(pattern: RegExp, text: string): string | null {
  const [, first, second] = pattern.exec(text) ?? [];
  return first ?? second ?? null;
}
