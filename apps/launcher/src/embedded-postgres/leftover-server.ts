import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

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

/**
 * Ends a server that an earlier, killed launcher left behind, and clears the lock of one that is dead. Cleanly where it
 * listens (SIGINT is PostgreSQL's fast shutdown), at once where it does not (SIGQUIT, after which it recovers).
 */
export async function endLeftoverServer(folder: string): Promise<void> {
  const lock = await readLockFile(folder);
  if (lock === null) return;
  if (await isPostgres(lock.pid)) {
    process.kill(lock.pid, 'SIGINT');
    if (!(await isGoneWithin(lock.pid, 10_000))) {
      process.kill(lock.pid, 'SIGQUIT');
      await isGoneWithin(lock.pid, 10_000);
    }
  }
  if (!(await isPostgres(lock.pid))) await rm(join(folder, 'postmaster.pid'), { force: true });
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    if (!(await isPostgres(pid))) return true;
    await delay(50);
  }
  return false;
}

/** A zombie has an empty command line, so the dead server that nobody has waited for yet does not count. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('postgres');
  } catch {
    return false;
  }
}
