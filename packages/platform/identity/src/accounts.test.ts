import { describe, expect, it } from 'vitest';
import { splitName } from './accounts.ts';

describe('splitName', () => {
  it.each([
    ['Ana María Diaz', 'Ana María', 'Diaz'],
    ['  Kim   Lee ', 'Kim', 'Lee'],
    ['Plato', 'Plato', null],
    ['   ', null, null],
  ])('splits %j at its last space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
