import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './assignment-filter.ts';

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    const filter = { search: 'Ada & Bo', status: 'completed' as const, approved: 'false' as const };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('leaves out what is empty or not understood', () => {
    expect(readFilter(new URLSearchParams('search=&status=lost&courseId=7&page=2'))).toEqual({});
  });
});
