import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { flatRows } from './flat-rows.ts';
import { instant } from '../schema/column-types.ts';

const papers = pgTable('papers', { id: text().notNull(), at: instant(), words: integer() });
const { selection, read } = flatRows({
  paper: { id: papers.id, at: papers.at, words: papers.words },
  count: { ofRow: sql`count(*)` },
});

describe('rows that are read flat', () => {
  it('ask for each column under a name of its own', () => {
    expect(Object.keys(selection)).toEqual(['paper.id', 'paper.at', 'paper.words', 'count.ofRow']);
  });

  it('give each value as its column has it', () => {
    const row = {
      'paper.id': 'a',
      'paper.at': '2026-03-01 10:00:00.5+00',
      'paper.words': 0,
      'count.ofRow': 3,
    };
    expect(read(row)).toEqual({
      paper: { id: 'a', at: new Date('2026-03-01T10:00:00.500Z'), words: 0 },
      count: { ofRow: 3 },
    });
  });

  it('have nothing where no row was joined, and a null where a column has none', () => {
    const row = { 'paper.id': null, 'paper.at': null, 'paper.words': null, 'count.ofRow': 3 };
    expect(read(row)['paper']).toBeNull();
    expect(read({ ...row, 'paper.id': 'a' })['paper']).toEqual({ id: 'a', at: null, words: null });
  });
});
