import { describe, expect, it } from 'vitest';
import { createUuidV7 } from './column-types.ts';

describe('createUuidV7', () => {
  it('has its version and variant', () => {
    expect(createUuidV7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });

  it('sorts by when it was made', () => {
    const ids = [1, 999, 1_800_000_000_000, 2_000_000_000_000].map((now) => createUuidV7(now));
    expect(ids.toSorted()).toEqual(ids);
  });
});
