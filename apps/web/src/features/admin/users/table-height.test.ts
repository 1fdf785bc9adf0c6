import { describe, expect, it } from 'vitest';
import { tableHeight } from './table-height.ts';

describe('tableHeight', () => {
  it('ends under the last of few users', () => {
    expect([tableHeight(1), tableHeight(3)]).toEqual([104, 232]);
  });

  it('takes no more than the screen has room for, and as much while nobody knows how many there are', () => {
    expect([tableHeight(9), tableHeight(100), tableHeight(undefined)]).toEqual([560, 560, 560]);
  });
});
