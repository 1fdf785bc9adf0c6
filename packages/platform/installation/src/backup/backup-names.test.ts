import { describe, expect, it } from 'vitest';
import { backupNameOf, listOutdated } from './make-backup.ts';

const now = new Date('2026-11-30T12:00:00.000Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const dailies = (count: number): string[] =>
  Array.from({ length: count }, (_, day) => backupNameOf('daily', daysAgo(day)));

describe('listOutdated', () => {
  it('keeps the newest fourteen daily ones', () => {
    expect(listOutdated(dailies(16), now)).toEqual(dailies(16).slice(14));
    expect(listOutdated(dailies(14), now)).toEqual([]);
  });

  it('keeps fourteen daily ones however old they are, where the machine was off', () => {
    const old = [100, 101, 102].map((days) => backupNameOf('daily', daysAgo(days)));
    expect(listOutdated(old, now)).toEqual([]);
  });

  it('removes after fourteen days what was made for another reason', () => {
    const young = backupNameOf('before-restore', daysAgo(13));
    const old = backupNameOf('before-migration', daysAgo(15));
    expect(listOutdated([...dailies(2), young, old], now)).toEqual([old]);
  });

  it('never removes the newest of all, nor what is not its own', () => {
    const only = backupNameOf('before-migration', daysAgo(40));
    expect(listOutdated([only, 'monday.backup', 'notes.txt'], now)).toEqual([]);
  });
});
