import { describe, expect, it } from 'vitest';
import { neighboursIn } from './neighbours-in.ts';

const items = [
  { id: 'best', status: 'completed' },
  { id: 'broken', status: 'error' },
  { id: 'middle', status: 'completed' },
  { id: 'worst', status: 'completed' },
] as const;

describe('neighboursIn', () => {
  it('walks the list as it stands, past what is not graded', () => {
    expect(neighboursIn(items, 'middle')).toEqual({ previousId: 'best', nextId: 'worst', position: 2 });
  });

  it('ends at both ends', () => {
    expect(neighboursIn(items, 'best')?.previousId).toBeNull();
    expect(neighboursIn(items, 'worst')?.nextId).toBeNull();
  });

  it('knows nothing of a paper that the list does not hold', () => {
    expect(neighboursIn(items, 'broken')).toBeUndefined();
  });
});
