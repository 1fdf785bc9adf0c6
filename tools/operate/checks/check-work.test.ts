import type { BackupStatus } from '@greenpen/gradebook';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBackups } from './check-work.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-backups-'));
  await writeFile(join(folder, 'a.backup'), '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const made = {
  kind: 'daily',
  outcome: 'made',
  startedAt: new Date(),
  finishedAt: new Date(),
  fileName: 'a.backup',
  fileSize: 1,
  reason: null,
} as const;
const failed = { ...made, outcome: 'failed', fileName: null, reason: 'ENOSPC' } as const;

function check(status: Partial<BackupStatus>) {
  const whole = { lastGood: made, latest: made, isOverdue: false, isDue: false, ...status };
  return checkBackups({ backups: { getStatus: async () => whole } }, folder);
}

describe('checkBackups', () => {
  it('is content with a recent backup whose file is there', async () => {
    expect(await check({})).toMatchObject({ isWell: true });
  });

  it('is content with a recent backup that was put elsewhere by hand', async () => {
    const byHand = { ...made, kind: 'by-hand', fileName: 'on-tape' } as const;
    expect(await check({ lastGood: byHand, latest: byHand })).toMatchObject({ isWell: true });
  });

  it('is not content with a new installation that has no backup yet', async () => {
    expect(await check({ lastGood: null, latest: null })).toMatchObject({
      isWell: false,
      sentence: 'There is none yet. Make one with "backup".',
    });
  });

  it.each([
    ['too old', { isOverdue: true }, 'Make one'],
    ['followed by one that failed', { latest: failed }, 'ENOSPC'],
    ['not in its folder any more', { lastGood: { ...made, fileName: 'gone.backup' } }, 'is not in'],
  ])('is not content with a backup that is %s', async (_, status, sentence) => {
    const finding = await check(status);
    expect(finding.isWell).toBe(false);
    expect(finding.sentence).toContain(sentence);
  });
});
