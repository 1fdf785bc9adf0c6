import { expect, it } from 'vitest';
import { inThousands } from './in-thousands.ts';

it('sends every paper once, a thousand at a time', async () => {
  const ids = Array.from({ length: 2300 }, (_, index) => String(index));
  const sizes = await inThousands(ids, (some) => Promise.resolve(some.length));
  expect(sizes).toEqual([1000, 1000, 300]);
});
