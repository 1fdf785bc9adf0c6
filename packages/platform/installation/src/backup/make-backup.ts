import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BackupKind, type Gradebook, takeBackupTurn } from '@greenpen/gradebook';
import { codeOf } from '../installation-error.ts';
import { type Place, type WrittenBackup, writeBackup } from './write-backup.ts';

const name =
  /^greenpen-(?<day>\d{4}-\d\d-\d\d)T(?<time>\d{6})(?<ms>\d{3})Z-(?<kind>daily|by-hand|before-migration|before-restore)\.backup$/u;

const dayMs = 24 * 60 * 60 * 1000;

const keptDays = 14;

const keptDailies = 14;

export type MadeBackup = WrittenBackup & { readonly path: string };

type MakeRequest = Place & {
  readonly kind: BackupKind;
  /** Folder for automatic backups; created if missing. */
  readonly backupDir: string;
  /** The records of backups; null if the database has none yet. */
  readonly book: Pick<Gradebook, 'backups'> | null;
  /** A path chosen by the operator; this backup is not counted and never deleted. */
  readonly path?: string;
  readonly signal?: AbortSignal;
};

const partAgeMs = 24 * 60 * 60 * 1000;

/** Makes a backup, records the result, and deletes outdated ones. */
export async function makeBackup(request: MakeRequest): Promise<MadeBackup> {
  const { kind, backupDir, book } = request;
  const path = request.path ?? join(backupDir, backupNameOf(kind, new Date()));
  const runId = (await book?.backups.recordStarted(kind)) ?? null;
  try {
    const written = await writeBackup({ ...request, path });
    if (book !== null && runId !== null) {
      await book.backups.recordMade({ runId, fileName: basename(path), fileSize: written.size });
    }
    if (request.path === undefined) await removeOutdated(backupDir);
    return { ...written, path };
  } catch (error) {
    if (book !== null && runId !== null) {
      // The original error is more useful than one from recording it.
      await book.backups.recordFailed({ runId, reason: codeOf(error) }).catch(() => undefined);
    }
    throw error;
  }
}

async function removeOutdated(backupDir: string): Promise<void> {
  const names = await readdir(backupDir);
  for (const name of listOutdated(names, new Date())) await rm(join(backupDir, name), { force: true });
  for (const name of names.filter((found) => /^\.greenpen-.*\.part$/u.test(found))) {
    const path = join(backupDir, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > partAgeMs) await rm(path, { force: true });
  }
}

/** "greenpen-2026-11-20T141530120Z-daily.backup": sorts by time. */
export function backupNameOf(kind: BackupKind, at: Date): string {
  return `greenpen-${at.toISOString().replaceAll(/[:.]/gu, '')}-${kind}.backup`;
}

/** Whether a file of the backup folder is an automatic backup. */
function isBackupName(fileName: string): boolean {
  return name.test(fileName);
}

/**
 * Outdated backups: daily ones beyond the newest fourteen, and others older than fourteen days, because backups still
 * contain deleted papers. The newest backup is always kept.
 */
export function listOutdated(fileNames: readonly string[], now: Date): string[] {
  const ours = fileNames.filter(isBackupName).toSorted().toReversed();
  const dailies = ours.filter((file) => file.endsWith('-daily.backup'));
  const kept = new Set(dailies.slice(0, keptDailies));
  const oldest = now.getTime() - keptDays * dayMs;
  return ours.slice(1).filter((file) => {
    if (kept.has(file)) return false;
    return file.endsWith('-daily.backup') || momentOf(file) < oldest;
  });
}

function momentOf(fileName: string): number {
  const { day = '', time = '', ms = '' } = name.exec(fileName)?.groups ?? {};
  return Date.parse(`${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}.${ms}Z`);
}

export type DailyOutcome = 'made' | 'not-due' | 'made-by-another';

type DailyRequest = Omit<MakeRequest, 'kind' | 'book' | 'path'> & {
  readonly book: Pick<Gradebook, 'backups'>;
};

/** Makes the daily backup if it is due and no other worker is making it; throws if it fails. */
export async function makeDailyBackup(request: DailyRequest): Promise<DailyOutcome> {
  if (!(await request.book.backups.getStatus()).isDue) return 'not-due';
  const turn = await takeBackupTurn(request);
  if (turn === null) return 'made-by-another';
  try {
    if (!(await request.book.backups.getStatus()).isDue) return 'not-due';
    await makeBackup({ ...request, kind: 'daily' });
    return 'made';
  } finally {
    await turn.end();
  }
}
