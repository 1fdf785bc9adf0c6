import { describe, expect, it } from 'vitest';
import { tableHeight } from './table-height.ts';

describe('tableHeight', () => {
  it('ends under the last of few users', () => {
    expect([tableHeight(1), tableHeight(3)]).toEqual([104, 232]);
  });

  it('takes no more than the screen has room for', () => {
    expect([tableHeight(9), tableHeight(100)]).toEqual([584, 584]);
  });

  it('has room for few while nobody knows how many there are', () => {
    expect(tableHeight(undefined)).toBe(296);
  });
});
