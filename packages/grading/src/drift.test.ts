import { describe, expect, it } from 'vitest';
import { findDrift, type MarkInOrder } from './drift.ts';

/** Noise without a trend, the same for every run. */
const noise = (index: number) => ((index * 7919) % 11) - 5;

const marks = (count: number, markOf: (index: number, measured: number) => number): MarkInOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const measured = 60 + ((index * 13) % 30);
    return { measured, mark: markOf(index, measured), group: null };
  });

describe('drift', () => {
  it('is found where marks rise from paper to paper, with a range around it', () => {
    const found = findDrift(marks(40, (index, measured) => measured - 10 + noise(index) / 2 + index * 0.2));
    expect(found?.papers).toBe(10);
    expect(found?.points).toBeGreaterThan(4.5);
    expect(found?.points).toBeLessThan(7.5);
    expect(found?.range[0]).toBeGreaterThan(0);
    expect(found?.range[1]).toBeGreaterThan(found?.points ?? 0);
  });

  it('is found where marks fall', () => {
    const found = findDrift(marks(30, (index, measured) => measured + noise(index) / 2 - index * 0.3));
    expect(found?.points).toBeLessThan(-4);
  });

  it('is not said of a steady instructor, a noisy one, or few papers', () => {
    expect(findDrift(marks(40, (index, measured) => measured - 12 + noise(index)))).toBeNull();
    expect(findDrift(marks(16, (index, measured) => measured + noise(index) * 3 + index * 0.1))).toBeNull();
    expect(findDrift(marks(11, (index, measured) => measured + index))).toBeNull();
  });

  it('is not said of a queue sorted by score, whatever the instructor’s scale', () => {
    const sorted = Array.from({ length: 30 }, (_, index) => {
      const measured = 50 + index;
      return { measured, mark: 0.5 * measured + 20 + noise(index) / 3, group: null };
    });
    expect(findDrift(sorted)).toBeNull();
  });

  it('is not said of two assignments with scales of their own', () => {
    const first = marks(20, (index, measured) => measured - 15 + noise(index)).map((one) => ({
      ...one,
      group: 'a',
    }));
    const second = marks(20, (index, measured) => measured + 5 + noise(index)).map((one) => ({
      ...one,
      group: 'b',
    }));
    expect(findDrift([...first, ...second])).toBeNull();
  });

  it('gives no drift where all marks are equal', () => {
    expect(findDrift(marks(20, () => 80))).toBeNull();
  });
});
