import { describe, expect, it } from 'vitest';
import { isNarrowed, readFilter, writeFilter } from './assignment-filter.ts';

describe('the list in the address', () => {
  it('round-trips', () => {
    const list = {
      search: 'Ada & Bo',
      status: 'completed' as const,
      approved: 'false' as const,
      gradeBand: 'B' as const,
      sort: 'grade' as const,
      order: 'asc' as const,
    };
    expect(readFilter(writeFilter(list))).toEqual(list);
  });

  it('drops empty and invalid filters', () => {
    const odd = new URLSearchParams('search=&status=lost&courseId=7&page=2&sort=size&order=up');
    expect(readFilter(odd)).toEqual({});
  });

  it('is not narrowed by its order', () => {
    expect(isNarrowed({ sort: 'grade', order: 'asc', search: '' })).toBe(false);
    expect(isNarrowed({ gradeBand: 'F' })).toBe(true);
  });
});
