import type { GradedExample } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { bodyOf, chooseAnchors, orderOfComparison } from './choose-anchors.ts';

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
  const seven = [90, 40, 70, 80, 60, 50, 75].map((grade) => example(grade));
  const assignments = Array.from({ length: 100 }, (_, index) => `Assignment ${index}`);

  it('shows the ends and two between them, the ends never last', () => {
    const orders = new Set(
      assignments.map((assignment) =>
        chooseAnchors(seven, assignment)
          .map(({ grade }) => grade)
          .join(' '),
      ),
    );
    expect([...orders].toSorted()).toEqual(['60 40 90 75', '75 90 40 60']);
  });

  it('keeps one order for an assignment, and uses both about equally often', () => {
    expect(chooseAnchors(seven, 'One')).toEqual(chooseAnchors(seven.toReversed(), 'One'));
    const upward = assignments.filter((assignment) => chooseAnchors(seven, assignment)[0]?.grade === 60);
    expect(upward.length).toBeGreaterThan(30);
    expect(upward.length).toBeLessThan(70);
  });

  it('shows nothing of one example, of another assignment, or that is too long', () => {
    expect(chooseAnchors([example(80)], 'One')).toEqual([]);
    expect(chooseAnchors([example(80), example(60, { nearness: 'course' })], 'One')).toEqual([]);
    expect(chooseAnchors([example(80), example(60, { studentWork: 'a'.repeat(6000) })], 'One')).toEqual([]);
  });
});

const orders = (examples: number) => {
  const papers = Array.from({ length: 1200 }, (_, index) => `Paper ${index}, which speaks of clocks.`);
  return papers.map((paper) => orderOfComparison(examples, paper));
};

describe('orderOfComparison', () => {
  it.each([2, 3, 4])('brings each of %i examples to each place about equally often', (examples) => {
    for (let place = 0; place < examples; place += 1) {
      for (let number = 1; number <= examples; number += 1) {
        const share = orders(examples).filter((order) => order[place] === number).length / 1200;
        expect(share).toBeGreaterThan(0.85 / examples);
        expect(share).toBeLessThan(1.15 / examples);
      }
    }
  });

  it('lets each of four follow each other one about equally often', () => {
    const pairs = orders(4).flatMap((order) => order.slice(1).map((next, index) => `${order[index]}${next}`));
    const counts = Map.groupBy(pairs, (pair) => pair);
    expect(counts.size).toBe(12);
    for (const { length } of counts.values()) expect(length / pairs.length).toBeGreaterThan(0.85 / 12);
  });

  it('names none without examples', () => {
    expect(orderOfComparison(0, 'A paper.')).toEqual([]);
  });
});
