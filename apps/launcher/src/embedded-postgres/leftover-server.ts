import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess } from '../parts/identify-process.ts';

/** Line numbers of `postmaster.pid`, from PostgreSQL's `miscadmin.h` (LOCK_FILE_LINE_*). */
const pidLine = 0;
const statusLine = 7;

export type LockFile = { readonly pid: number; readonly isReady: boolean };

export async function readLockFile(folder: string): Promise<LockFile | null> {
  try {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Math.abs(Number(lines[pidLine])), isReady: lines[statusLine]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** How long to wait after each signal. */
const patienceMs = 10_000;

/**
 * Stops a server left behind by a killed launcher, or removes its stale lock file. SIGINT (fast shutdown) if it
 * accepts connections, SIGQUIT (immediate shutdown with recovery) if it does not, SIGKILL if it hangs.
 */
export async function endLeftoverServer(folder: string): Promise<void> {
  const lock = await readLockFile(folder);
  if (lock === null) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isServerOf(folder, lock.pid))) break;
    try {
      process.kill(lock.pid, signal);
      // A suspended server handles the signal only after it resumes.
      process.kill(lock.pid, 'SIGCONT');
    } catch {
      break; // It has just exited.
    }
    await untilGone(folder, lock.pid);
  }
  if (!(await isServerOf(folder, lock.pid))) await rm(join(folder, 'postmaster.pid'), { force: true });
}

async function untilGone(folder: string, pid: number): Promise<void> {
  const until = performance.now() + patienceMs;
  while ((await isServerOf(folder, pid)) && performance.now() < until) await delay(50);
}

/**
 * Whether the process is the server of this data folder. The pid may have been reused, even by another PostgreSQL. A
 * zombie does not count.
 */
async function isServerOf(folder: string, pid: number): Promise<boolean> {
  const command = (await identifyProcess(pid))?.command ?? '';
  return command.includes('postgres') && `${command} `.includes(` -D ${folder} `);
}
