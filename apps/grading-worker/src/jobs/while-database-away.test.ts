import { ExpectedError, GradingError } from '@greenpen/grading';
import { describe, expect, it, vi } from 'vitest';
import { whileDatabaseAway } from './while-database-away.ts';

const away = () => new ExpectedError('DATABASE_UNAVAILABLE');
const noPause = async () => undefined;
const goingOn = new AbortController().signal;

describe('whileDatabaseAway', () => {
  it('tries again until the database is back', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away()).mockRejectedValueOnce(away());
    run.mockResolvedValue('done');
    expect(await whileDatabaseAway(run, goingOn, noPause)).toBe('done');
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('gives up after a minute, at a stop, and at once for anything else', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValue(away());
    await expect(whileDatabaseAway(run, goingOn, noPause)).rejects.toThrow('DATABASE_UNAVAILABLE');
    expect(run).toHaveBeenCalledTimes(60);
    run.mockClear();
    await expect(whileDatabaseAway(run, AbortSignal.abort(), noPause)).rejects.toThrow(
      'DATABASE_UNAVAILABLE',
    );
    expect(run).toHaveBeenCalledTimes(1);
    run.mockReset().mockRejectedValue(new GradingError('SUBMISSION_NOT_FOUND'));
    await expect(whileDatabaseAway(run, goingOn, noPause)).rejects.toThrow('SUBMISSION_NOT_FOUND');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
