import { describe, expect, it } from 'vitest';
import { helpsToGrade, type ReadAndGraded } from './weigh-model.ts';

/** Twelve papers of growing quality; `noise` is the same at every run. */
const papers = (change: (grade: number, index: number) => Partial<ReadAndGraded>): readonly ReadAndGraded[] =>
  Array.from({ length: 12 }, (_, index) => {
    const grade = 50 + index * 4;
    return { measured: grade, read: grade, words: 500, grade, ...change(grade, index) };
  });
const noise = (index: number): number => [9, -11, 4, -8, 12, -5][index % 6] ?? 0;

const long = (index: number): number => 300 + index * 90;

describe('helpsToGrade', () => {
  it('believes a model before there are ten papers to judge it by', () => {
    expect(helpsToGrade(papers((_, index) => ({ read: noise(index) })).slice(0, 9))).toBe(true);
  });

  it('keeps a model that is nearer to the instructor than measuring', () => {
    expect(helpsToGrade(papers((grade, index) => ({ measured: grade + noise(index) })))).toBe(true);
  });

  it('leaves out a model that is farther from her', () => {
    expect(helpsToGrade(papers((grade, index) => ({ read: grade + noise(index) })))).toBe(false);
  });

  it('forgives a model that is always as strict, or stricter with long papers', () => {
    const strict = papers((grade, index) => ({ read: grade - 12, measured: grade + noise(index) }));
    expect(helpsToGrade(strict)).toBe(true);
    const unfair = papers((grade, index) => ({
      words: long((index * 5) % 12),
      read: grade - long((index * 5) % 12) / 60,
      measured: grade + noise(index),
    }));
    expect(helpsToGrade(unfair)).toBe(true);
  });
});
