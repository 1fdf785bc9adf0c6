import type { BackupKind } from '@greenpen/gradebook';

const name =
  /^greenpen-(?<day>\d{4}-\d\d-\d\d)T(?<time>\d{6})(?<ms>\d{3})Z-(?<kind>daily|by-hand|before-migration|before-restore)\.backup$/u;

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 14;
const keptDailies = 14;

/** "greenpen-2026-11-20T141530120Z-daily.backup": sorts by time. */
export function backupNameOf(kind: BackupKind, at: Date): string {
  return `greenpen-${at.toISOString().replaceAll(/[:.]/gu, '')}-${kind}.backup`;
}

/** Whether a file of the backup folder is one of ours. */
export function isBackupName(fileName: string): boolean {
  return name.test(fileName);
}

/**
 * Which of these files go: all but the newest fourteen daily ones, and what else is older than fourteen days, because
 * papers that were deleted live on in a backup. The newest file of all always stays.
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
