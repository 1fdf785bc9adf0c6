import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contractModules, laterModules, sharedFolders, visitorModules } from './vite.config.ts';

const root = join(import.meta.dirname, '../..');
const modules = globSync('{apps/web,packages/*,packages/*/*}/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.'));
const ofWeb = modules.filter((path) => path.startsWith('apps/web/'));
const shared = ofWeb.filter((path) => sharedFolders.some((name) => isIn(path, name)));

function isIn(path: string, name: string): boolean {
  return path.startsWith(`apps/web/src/${name}/`) || path.startsWith(`apps/web/src/${name}.`);
}

it.each(visitorModules)('the chunk of the public pages finds its module %s', (name) => {
  expect(modules.filter((path) => path.includes(`/src/${name}.`))).toHaveLength(1);
});

it.each(sharedFolders)('the shared chunk finds its folder or module %s', (name) => {
  expect(ofWeb.filter((path) => isIn(path, name))).not.toEqual([]);
});

it.each(laterModules)('the shared chunk leaves out an existing module %s', (name) => {
  expect(shared.filter((path) => path.includes(`/${name}.`))).toHaveLength(1);
});

it.each(contractModules)('the shared chunk finds the module %s of the contract', (name) => {
  expect(modules).toContain(`packages/platform/api-contract/src/${name}.ts`);
});
