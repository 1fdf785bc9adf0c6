import type { GradedExample } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { bodyOf, chooseAnchors } from './choose-anchors.ts';

const paragraph =
  'A lighthouse keeper counts the ships that pass at night, because a ship that is not counted is a ship that nobody looks for.';
const work = `Counting Ships\n\nNadia Brandt\nDepartment of History, Harrow College\nHIS 101\n\n${paragraph}\n\nHe also counts the storms.\n\nReferences\n\nOrlov, D. (2020). Night ships. Field Press.\n`;

const example = (grade: number, change: Partial<GradedExample> = {}): GradedExample => ({
  studentWork: `${work}${grade}`,
  grade,
  maxPoints: 100,
  professorFeedback: '',
  ...change,
});

describe('bodyOf', () => {
  it('leaves out the title page, which names another student, and the reference list', () => {
    expect(bodyOf(work)).toBe(`${paragraph}\n\nHe also counts the storms.`);
  });

  it('keeps a paper without either', () => {
    expect(bodyOf(paragraph)).toBe(paragraph);
    expect(bodyOf('Short and plain.')).toBe('Short and plain.');
  });
});

describe('chooseAnchors', () => {
  it('shows the ends and two between them, the ends never last', () => {
    const grades = chooseAnchors([90, 40, 70, 80, 60, 50, 75].map((grade) => example(grade)));
    expect(grades.map(({ grade }) => grade)).toEqual([60, 40, 90, 75]);
  });

  it('shows nothing of one example, of another assignment, or that is too long', () => {
    expect(chooseAnchors([example(80)])).toEqual([]);
    expect(chooseAnchors([example(80), example(60, { nearness: 'course' })])).toEqual([]);
    expect(chooseAnchors([example(80), example(60, { studentWork: 'a'.repeat(6000) })])).toEqual([]);
  });
});
