import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().default(false),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
});

export type LockFile = z.output<typeof lockFile>;

/** What npm installs, by its place: "node_modules/pg", "apps/api". */
export async function readLockFile(root: string): Promise<LockFile> {
  return lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
}

/** Where Node finds a package that is asked for from a place: beside it, or further up; null where it is not installed. */
export function findPlace({ packages }: LockFile, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/u, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[place];
    if (found !== undefined) return found.link ? (found.resolved ?? place) : place;
    if (folder === '') return null;
  }
}
