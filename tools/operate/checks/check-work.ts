import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gradebook } from '@greenpen/gradebook';
import { toDo, well, type Finding } from '../findings.ts';

const longestWaitSeconds = 15 * 60;

/** How long the oldest paper has waited to be graded. */
export async function checkQueue(gradebook: Gradebook): Promise<Finding> {
  const { oldestSeconds } = await gradebook.figures.countWaiting();
  if (oldestSeconds === 0) return well('Papers', 'None waits.');
  const sentence = `The oldest has waited for ${ageOf(oldestSeconds)}.`;
  return oldestSeconds < longestWaitSeconds
    ? well('Papers', sentence)
    : toDo('Papers', `${sentence} See that the worker runs, and its log.`);
}

/** How old the last good backup is, and whether its file is still there. */
export async function checkBackups(
  gradebook: { readonly backups: Pick<Gradebook['backups'], 'getStatus'> },
  backupDir: string,
): Promise<Finding> {
  const { lastGood, latest, isOverdue } = await gradebook.backups.getStatus();
  const failure = latest?.outcome === 'failed' ? ` The last try failed (${latest.reason ?? 'unknown'}).` : '';
  if (lastGood === null || lastGood.finishedAt === null || lastGood.fileName === null) {
    return toDo('Backup', `There is none yet. Make one with "backup".${failure}`);
  }
  const age = ageOf((Date.now() - lastGood.finishedAt.getTime()) / 1000);
  const sentence = `The last good one is ${age} old.${failure}`;
  if (isOverdue || failure !== '') return toDo('Backup', `${sentence} Make one with "backup".`);
  const isByHand = lastGood.kind === 'by-hand';
  const isThere = await stat(join(backupDir, lastGood.fileName)).catch(() => null);
  if (isThere === null && !isByHand) return toDo('Backup', `${sentence} Its file is not in ${backupDir}.`);
  return well('Backup', sentence);
}

function ageOf(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 48 * 3600 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`;
}
