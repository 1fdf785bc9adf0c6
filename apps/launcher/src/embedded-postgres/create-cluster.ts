import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartFailure } from '../start-failure.ts';
import type { ServerIdentity } from './choose-identity.ts';
import type { PostgresBinaries } from './find-binaries.ts';

/** The major version of the server that the npm package carries. */
const majorVersion = '18';

type ClusterRequest = {
  readonly binaries: PostgresBinaries;
  readonly identity: ServerIdentity;
  /** PostgreSQL's own data folder. */
  readonly folder: string;
};

/** The product owns its database and nothing else: it can make no role, and a statement of it can run no program. */
const beginning = 'CREATE ROLE greenpen LOGIN;\nCREATE DATABASE greenpen OWNER greenpen;\n';

/** Makes the database's files unless they exist; made beside their place and renamed, so never half. */
export async function createCluster({ binaries, identity, folder }: ClusterRequest): Promise<void> {
  const found = await findVersion(folder);
  if (found === majorVersion) return;
  if (found !== null) {
    throw new StartFailure(
      `The data folder was made by PostgreSQL ${found}, this version brings ${majorVersion}. ` +
        'Back it up with the version that made it, and restore the backup with this one.',
    );
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (identity.owner) await chown(unfinished, identity.owner.uid, identity.owner.gid);
  const initialise = [binaries.initdb, '-D', unfinished, '--username=postgres', '--auth=trust'];
  await run([
    ...identity.wrapper,
    ...initialise,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  const createDatabase = [binaries.postgres, '--single', '-D', unfinished, 'postgres'];
  await run([...identity.wrapper, ...createDatabase], beginning);
  await rename(unfinished, folder);
}

async function findVersion(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function run([command = '', ...args]: readonly string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartFailure(`The built-in database could not be made: ${complaint.trim()}`));
    });
    child.stdin.end(input);
  });
}
