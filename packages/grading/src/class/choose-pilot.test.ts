import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePilot, sizeOfPilot } from './choose-pilot.ts';
import { distanceOf, type PaperMeasures, placePapers } from './paper-measures.ts';

/** Papers of five kinds: short and weak, long and strong, without sources, without structure, off what was asked. */
const kinds: readonly Partial<PaperMeasures>[] = [
  { words: 250, total: 52, parts: { sources: 4, structure: 6 } },
  { words: 1900, total: 94, parts: { sources: 15, structure: 18 } },
  { words: 900, total: 75, parts: { sources: 0, structure: 16 } },
  { words: 950, total: 78, parts: { sources: 13, structure: 2 } },
  {
    words: 1000,
    total: 70,
    parts: { sources: 12, structure: 15 },
    requirements: { maxPoints: 20, verdicts: { a: 'not-found' }, required: ['a'] },
  },
];

const paper = (index: number): PaperMeasures => {
  const kind = kinds[index % kinds.length];
  const nudge = Math.floor(index / kinds.length) % 3;
  return {
    id: `paper-${String(index).padStart(3, '0')}`,
    grammar: 90,
    apa: null,
    requirements: { maxPoints: 20, verdicts: { a: 'met' }, required: ['a'] },
    words: 0,
    parts: {},
    ...kind,
    total: (kind?.total ?? 0) + nudge,
  };
};

const papersOf = (count: number) => Array.from({ length: count }, (_, index) => paper(index));
const kindOf = (id: string) => Number(id.slice(-3)) % kinds.length;

describe('the pilot of a class', () => {
  it('has six to ten papers, more in a larger class', () => {
    expect([12, 20, 50, 80, 400].map((papers) => sizeOfPilot(papers))).toEqual([6, 6, 8, 10, 10]);
  });

  it('holds papers of every kind in the class', () => {
    const chosen = choosePilot(papersOf(50));
    expect(chosen).toHaveLength(8);
    expect(new Set(chosen.map(kindOf)).size).toBe(kinds.length);
  });

  it('takes papers from the middle of a kind and not a single odd one', () => {
    const odd: PaperMeasures = { ...paper(0), id: 'odd', words: 20_000, total: 3 };
    expect(choosePilot([...papersOf(60), odd])).not.toContain('odd');
  });

  it('adds papers of the kinds that no marked paper represents', () => {
    const papers = papersOf(50);
    const marked = papers.filter(({ id }) => kindOf(id) < 2);
    const chosen = choosePilot(
      papers.filter(({ id }) => kindOf(id) >= 2),
      marked,
    );
    expect(new Set(chosen.map(kindOf))).toEqual(new Set([2, 3, 4]));
  });

  it('is the same in whatever order the papers come, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.nat()), (count, keys) => {
        const papers = papersOf(count);
        const shuffled = papers
          .map((one) => ({ one, key: keys.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const chosen = choosePilot(papers);
        expect(choosePilot(shuffled)).toEqual(chosen);
        expect(new Set(chosen).size).toBe(Math.min(count, sizeOfPilot(count)));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the place of a paper', () => {
  it('is not moved by a measure that all papers share, or that it lacks', () => {
    const [one, other] = placePapers([paper(0), { ...paper(0), id: 'other', apa: 60 }]);
    expect(one && other && distanceOf(one, other)).toBe(0);
  });
});
