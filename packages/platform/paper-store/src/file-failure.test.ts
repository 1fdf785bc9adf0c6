import { describe, expect, it } from 'vitest';
import { toStoreError } from './file-failure.ts';

function failure(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'write' });
}

describe('toStoreError', () => {
  it.each([
    ['ENOSPC', 'writing', 'full'],
    ['EDQUOT', 'writing', 'full'],
    ['EROFS', 'writing', 'unavailable'],
    ['EIO', 'writing', 'unavailable'],
    ['EIO', 'reading', 'damaged'],
    ['ENOENT', 'reading', 'not-found'],
    ['EACCES', 'reading', 'unavailable'],
  ] as const)('calls %s while %s %s', (errno, doing, code) => {
    expect(toStoreError(failure(errno), doing)).toMatchObject({ code });
  });

  it('leaves what is not of the file system as it is', () => {
    const error = new TypeError('a mistake');
    expect(toStoreError(error, 'reading')).toBe(error);
  });
});
