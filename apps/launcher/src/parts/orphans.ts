import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { identifyProcess, type ProcessIdentity } from './identify-process.ts';

const partRecord = z.object({ pid: z.number().int(), startedAt: z.string(), command: z.string() });

type PartRecord = z.output<typeof partRecord>;

const graceMs = 12_000;
const suffix = '.process';

/** Records a process of the installation on this data folder, so that a later launcher recognizes it. */
export async function recordPart(dataDir: string, name: string, pid: number): Promise<void> {
  const identity = await identifyProcess(pid);
  if (identity === null) return;
  const folder = folderOf(dataDir);
  const path = join(folder, `${name}${suffix}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, JSON.stringify({ pid, ...identity } satisfies PartRecord), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/**
 * Ends processes that a killed launcher left running on this data folder, and returns their names. A process is ended
 * only if its pid, start time and command match the record. Call it while holding the lock.
 */
export async function endOrphans(dataDir: string): Promise<readonly string[]> {
  const folder = folderOf(dataDir);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(suffix));
  const ended = await Promise.all(
    files.map(async (file) => {
      const record = await readRecord(join(folder, file));
      const wasRunning = record !== null && (await endProcess(record));
      await rm(join(folder, file), { force: true });
      return wasRunning ? [file.slice(0, -suffix.length)] : [];
    }),
  );
  return ended.flat().toSorted();
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'run');
}

/** null for a truncated or foreign file. */
async function readRecord(path: string): Promise<PartRecord | null> {
  try {
    return partRecord.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

async function endProcess(record: PartRecord): Promise<boolean> {
  if (!(await isRunning(record))) return false;
  signal(record.pid, 'SIGTERM');
  // A suspended process handles SIGTERM only after it resumes.
  signal(record.pid, 'SIGCONT');
  if (!(await isGoneWithin(record, graceMs))) {
    signal(record.pid, 'SIGKILL');
    await isGoneWithin(record, graceMs);
  }
  return true;
}

async function isGoneWithin(record: PartRecord, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    if (!(await isRunning(record))) return true;
    await delay(50);
  }
  return false;
}

async function isRunning({ pid, ...recorded }: PartRecord): Promise<boolean> {
  const found: ProcessIdentity | null = await identifyProcess(pid);
  return found !== null && found.startedAt === recorded.startedAt && found.command === recorded.command;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just exited.
  }
}
