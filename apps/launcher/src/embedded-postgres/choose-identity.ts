import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartFailure } from '../start-failure.ts';

/** How to start PostgreSQL programs: `wrapper` is put before the command. */
export type ServerIdentity = {
  readonly wrapper: readonly string[];
  /** The user that runs the server and owns its files; null for the current user. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
};

const run = promisify(execFile);
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. If user namespaces are available, it runs in one as an unprivileged user, so
 * file ownership does not change; if they are disabled, as in most containers, it runs as "nobody".
 */
export async function chooseIdentity(binary: string): Promise<ServerIdentity> {
  if (process.getuid?.() !== 0) return { wrapper: [], owner: null };
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  if (await succeeds([...namespace, binary, '--version'])) return { wrapper: namespace, owner: null };
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
  if (await succeeds([...asNobody, binary, '--version'])) {
    return { wrapper: asNobody, owner: { uid: nobody, gid: nobody } };
  }
  throw new StartFailure(
    'The built-in database cannot run as root on this machine. ' +
      'Start Greenpen as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function succeeds([command = '', ...args]: readonly string[]): Promise<boolean> {
  try {
    await run(command, args);
    return true;
  } catch {
    return false;
  }
}
