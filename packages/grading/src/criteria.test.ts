import { areas } from '@greenpen/paper';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkWeights, type Weights } from './criteria.ts';

const anyWeights = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]): Weights => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return { grammar: low, apa: high - low, content: 100 - high };
  });

const sumOf = ({ grammar, apa, content }: Weights) => grammar + apa + content;

describe('linkWeights', () => {
  it('spreads the difference evenly over the other two', () => {
    expect(linkWeights({ grammar: 30, apa: 25, content: 45 }, 'grammar', 40)).toEqual({
      grammar: 40,
      apa: 20,
      content: 40,
    });
  });

  it('gives an odd point to the larger of the two', () => {
    expect(linkWeights({ grammar: 30, apa: 25, content: 45 }, 'grammar', 35)).toEqual({
      grammar: 35,
      apa: 23,
      content: 42,
    });
    expect(linkWeights({ grammar: 35, apa: 23, content: 42 }, 'grammar', 30)).toEqual({
      grammar: 30,
      apa: 25,
      content: 45,
    });
  });

  it('gives the remainder of clamping to the larger', () => {
    expect(linkWeights({ grammar: 50, apa: 5, content: 45 }, 'grammar', 80)).toEqual({
      grammar: 80,
      apa: 0,
      content: 20,
    });
  });

  it('moves in steps of five and stays within 0 and 100', () => {
    expect(linkWeights({ grammar: 30, apa: 25, content: 45 }, 'apa', 33).apa).toBe(35);
    expect(linkWeights({ grammar: 30, apa: 25, content: 45 }, 'apa', 400)).toEqual({
      grammar: 0,
      apa: 100,
      content: 0,
    });
  });

  it('always gives whole percentages that add up to 100', () => {
    fc.assert(
      fc.property(
        anyWeights,
        fc.constantFrom(...areas),
        fc.double({ min: -200, max: 300, noNaN: false }),
        (weights, moved, value) => {
          const linked = linkWeights(weights, moved, value);
          const values = areas.map((area) => linked[area]);
          expect(sumOf(linked)).toBe(100);
          expect(values.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= 100)).toBe(
            true,
          );
        },
      ),
    );
  });

  it('stays at 100 along any run of moves', () => {
    const move = fc.tuple(fc.constantFrom(...areas), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(anyWeights, fc.array(move, { maxLength: 20 }), (start, moves) => {
        const end = moves.reduce((weights, [area, value]) => linkWeights(weights, area, value), start);
        expect(sumOf(end)).toBe(100);
      }),
    );
  });
});
