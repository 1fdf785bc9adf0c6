import { describe, expect, it } from 'vitest';
import { orderByColumns } from './columns.ts';
import type { Line } from './line.ts';
import { measureMargins } from './read-pdf.ts';
import type { Row } from './rows.ts';

/** Longer than the list of arguments that one call can take. */
const MANY = 200_000;

describe('a page with more marks than a call can have arguments', () => {
  it('has its columns ordered', () => {
    const chunks = Array.from({ length: MANY }, (_, at) => ({ x0: at / 2000, x1: at / 2000 + 0.0001 }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields are read
    const row = { chunks, sizePt: 0.0001 } as unknown as Row;
    expect(orderByColumns(Array.from({ length: 6 }, () => row))).toHaveLength(6);
  });

  it('has its margins measured', () => {
    const lines = Array.from({ length: MANY }, (_, at) => ({
      isTurned: false,
      baseline: 100 + (at % 600),
      sizePt: 10,
      x0: 72,
      x1: 500,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields are read
    })) as unknown as Line[];
    expect(measureMargins(lines, { widthPt: 612, heightPt: 792 })).toMatchObject({ left: 72, right: 112 });
  });
});
