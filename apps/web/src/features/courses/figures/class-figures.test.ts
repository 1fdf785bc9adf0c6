import { expect, it } from 'vitest';
import { histogramColumns } from './class-figures.tsx';

it('says each ten, with a hundred in the last', () => {
  const columns = histogramColumns([0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
  expect(columns.map(({ words }) => words).slice(-3)).toEqual([
    '70 to 79: 1 paper',
    '80 to 89: 2 papers',
    '90 to 100: 3 papers',
  ]);
});

it('takes the colour of the band', () => {
  const tones = histogramColumns(Array.from({ length: 10 }, () => 0)).map(({ tone }) => tone);
  expect(tones.slice(-4)).toEqual(['red', 'yellow', 'blue', 'green']);
});
