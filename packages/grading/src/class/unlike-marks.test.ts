import { expect, it } from 'vitest';
import { findUnlikeMarks, type MarkedPaper } from './unlike-marks.ts';

/** A class in which every second paper is like the one before it. */
const classOf = (count: number, markOf: (index: number, total: number) => number): MarkedPaper[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = Math.floor(index / 2);
    const total = 55 + ((kind * 17) % 40);
    return {
      id: `paper-${index}`,
      words: 400 + ((kind * 331) % 900) + (index % 2) * 5,
      grammar: 70 + ((kind * 7) % 30),
      apa: null,
      total: total + (index % 2),
      parts: { structure: (kind * 5) % 20, sources: (kind * 11) % 15 },
      approved: markOf(index, total),
    };
  });

it('names two papers that are alike and were marked 16 points apart, the higher mark first', () => {
  const papers = classOf(24, (index, total) => total - 5 + (index % 3) + (index === 9 ? 16 : 0));
  const [pair, ...rest] = findUnlikeMarks(papers);
  expect(pair?.ids).toEqual(['paper-9', 'paper-8']);
  expect(pair?.apart).toBeGreaterThan(12);
  expect(Math.abs(pair?.expected ?? 99)).toBeLessThan(3);
  expect(rest).toEqual([]);
});

it('is silent where marks follow the papers, on whatever scale', () => {
  expect(findUnlikeMarks(classOf(24, (_, total) => 0.5 * total + 30))).toEqual([]);
});

it('is silent on unlike papers with unlike marks, and in a class marked with much noise', () => {
  const far = classOf(24, (_, total) => total).map((paper, index) =>
    index === 9
      ? { ...paper, words: 4000, grammar: 20, parts: { structure: 0, sources: 0 }, approved: 20 }
      : paper,
  );
  expect(findUnlikeMarks(far)).toEqual([]);
  expect(findUnlikeMarks(classOf(24, (index, total) => total + ((index * 7919) % 23) - 11))).toEqual([]);
});

it('cannot tell from fewer than twelve papers', () => {
  expect(findUnlikeMarks(classOf(10, (index, total) => total + (index === 9 ? 30 : 0)))).toEqual([]);
});
