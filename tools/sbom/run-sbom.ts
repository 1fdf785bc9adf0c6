import { readModelSettings } from '@greenpen/installation';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listBinaries } from './list-binaries.ts';
import { listCarriedData, listModels, listWordLists } from './list-data.ts';
import { listPackages } from './list-packages.ts';
import { readLockFile } from './lock-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run sbom [-- FILE]`: what the product is made of, as CycloneDX 1.6; the same for the same installation. */
const lock = await readLockFile(root);
const packages = listPackages(lock);
const binaries = await listBinaries(
  root,
  packages.components.map((component) => component['bom-ref']),
);
const needs = new Map(packages.dependencies.map(({ ref, dependsOn }) => [ref, [...dependsOn]]));
for (const { ref, dependsOn } of binaries.dependencies) needs.get(ref)?.push(...dependsOn);
const components = [
  ...packages.components,
  ...binaries.components,
  ...(await listWordLists(root)),
  ...(await listCarriedData(root)),
  ...listModels(readModelSettings(process.env)),
];
const content = createHash('sha256').update(JSON.stringify(components)).digest('hex');

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${content.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-4$3-8$4-$5')}`,
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version },
  },
  components,
  dependencies: [
    {
      ref: lock.name,
      dependsOn: packages.components
        .filter(({ type }) => type === 'application')
        .map((one) => one['bom-ref']),
    },
    ...[...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...new Set(dependsOn)] })),
  ],
};
const text = `${JSON.stringify(bom, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else await writeFile(file, text);
