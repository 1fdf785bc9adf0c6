import { describe, expect, it } from 'vitest';
import { orderOf, sortBy } from './queue-head.tsx';

describe('sorting a list', () => {
  it('lists the newest papers first', () => {
    expect(orderOf({}, 'uploaded')).toBe('desc');
    expect(orderOf({}, 'grade')).toBeNull();
  });

  it('sorts by a column in its natural order, then reversed, and keeps the filter', () => {
    const best = sortBy({ search: 'Ada' }, 'grade', null);
    expect(best).toEqual({ search: 'Ada', sort: 'grade' });
    expect(orderOf(best, 'grade')).toBe('desc');
    expect(sortBy(best, 'grade', 'desc')).toEqual({ search: 'Ada', sort: 'grade', order: 'asc' });
  });

  it('omits the default order from the address', () => {
    expect(sortBy({ sort: 'student', order: 'desc' }, 'uploaded', null)).toEqual({});
    expect(sortBy({}, 'uploaded', 'desc')).toEqual({ order: 'asc' });
  });
});
