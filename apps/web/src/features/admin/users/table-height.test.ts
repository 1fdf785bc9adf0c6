import { describe, expect, it } from 'vitest';
import { tableHeight } from './table-height.ts';

describe('tableHeight', () => {
  it('ends below the last row if there are few users', () => {
    expect([tableHeight(1), tableHeight(3)]).toEqual([104, 232]);
  });

  it('is never taller than the screen', () => {
    expect([tableHeight(9), tableHeight(100)]).toEqual([584, 584]);
  });

  it('has room for a few rows while the count is unknown', () => {
    expect(tableHeight(undefined)).toBe(296);
  });
});
