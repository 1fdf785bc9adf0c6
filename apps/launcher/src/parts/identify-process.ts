import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Identifies a process even if its pid is reused. */
export type ProcessIdentity = {
  /** Opaque; constant for the life of the process, even if the clock changes. */
  readonly startedAt: string;
  /** Program and arguments, joined with spaces. */
  readonly command: string;
};

const run = promisify(execFile);

/** `proc_pid_stat(5)`: the state is field 3 and the start time field 22; both come after the name in parentheses. */
const [stateField, startField] = [0, 19];

/** null if the process does not exist or is a zombie, and on systems without this information. */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | null> {
  if (!Number.isInteger(pid) || pid <= 1) return null;
  try {
    return process.platform === 'linux' ? await readProc(pid) : await askPs(pid);
  } catch {
    return null;
  }
}

async function readProc(pid: number): Promise<ProcessIdentity | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[stateField] === 'Z') return null;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return {
    startedAt: `${boot.trim()} ${fields[startField]}`,
    command: command.replaceAll('\0', ' ').trim(),
  };
}

/** macOS and other systems with a POSIX `ps`; Windows has none. */
async function askPs(pid: number): Promise<ProcessIdentity | null> {
  const ask = async (column: string): Promise<string> => {
    const { stdout } = await run('ps', ['-ww', '-p', String(pid), '-o', `${column}=`], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout.trim();
  };
  if ((await ask('state')).startsWith('Z')) return null;
  return { startedAt: await ask('lstart'), command: await ask('command') };
}
