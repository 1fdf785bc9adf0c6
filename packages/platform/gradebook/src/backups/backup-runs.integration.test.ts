import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { prepareGradebook } from '../testing/index.ts';

const test = prepareGradebook();

it('tells the last good backup and the last one that was tried', async () => {
  const { gradebook } = test;
  expect(await gradebook.backups.getStatus()).toEqual({
    lastGood: null,
    latest: null,
    isOverdue: false,
    isDue: false,
  });

  const good = await gradebook.backups.recordStarted('daily');
  await gradebook.backups.recordMade({ runId: good, fileName: 'a.backup', fileSize: 5_000_000_000 });
  const bad = await gradebook.backups.recordStarted('daily');
  await gradebook.backups.recordFailed({ runId: bad, reason: 'ENOSPC' });

  expect(await gradebook.backups.getStatus()).toMatchObject({
    lastGood: { kind: 'daily', outcome: 'made', fileName: 'a.backup', fileSize: 5_000_000_000 },
    latest: { outcome: 'failed', reason: 'ENOSPC', fileName: null },
    isOverdue: false,
  });
});

it('calls a backup overdue after two days without a good one', async () => {
  const { database } = test.gradebook;
  await database.execute(sql`insert into installation (key_check) values ('\\x00')`);
  await database.execute(sql`update backup_runs set finished_at = now() - interval '49 hours'`);
  expect(await test.gradebook.backups.getStatus()).toMatchObject({ isOverdue: true, isDue: true });
  await database.execute(sql`delete from backup_runs`);
  expect(await test.gradebook.backups.getStatus()).toMatchObject({ isOverdue: false });
  await database.execute(sql`update installation set created_at = now() - interval '49 hours'`);
  expect(await test.gradebook.backups.getStatus()).toMatchObject({ isOverdue: true, isDue: true });
});
