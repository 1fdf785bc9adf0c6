import { takeBackupTurn, type Gradebook } from '@greenpen/gradebook';
import { makeBackup, type MakeRequest } from './make-backup.ts';

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
