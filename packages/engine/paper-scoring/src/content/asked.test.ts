import type { AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { readAsked } from './asked.ts';

const brief = (instructions: string): AssignmentBrief => ({
  title: 'Sleep',
  description: '',
  instructions,
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
});

describe('readAsked', () => {
  it.each([
    ['Write 1,000 words on sleep.', 1000, null],
    ['Your essay should be 500-750 words.', 500, 750],
    ['A 3 to 5 page paper, double spaced.', 825, 1375],
    ['Write a five-page paper.', 1375, null],
    ['The post may have no more than 300 words.', null, 300],
    ['Begin with an abstract of 150 words. The paper has 1200 words.', 1200, null],
    ['Reply in two paragraphs.', null, null],
    ['', null, null],
  ])('reads the length of %j', (instructions, leastWords, mostWords) => {
    expect(readAsked(brief(instructions))).toMatchObject({ leastWords, mostWords });
  });

  it.each([
    ['Write a five-page paper.', 'five pages'],
    ['A 3 to 5 page paper, double spaced.', '3 to 5 pages'],
    ['Hand in a 700-word response.', '700 words'],
    ['Write one page.', 'one page'],
  ])('repeats the length of %j as a noun', (instructions, lengthAsWritten) => {
    expect(readAsked(brief(instructions)).lengthAsWritten).toBe(lengthAsWritten);
  });

  it('accepts slightly less than an approximate length', () => {
    expect(readAsked(brief('Describe a lesson in about 700 words.')).leastWords).toBe(630);
  });

  it.each([
    ['Cite the course reader at least once.', 'asked'],
    ['Use at least three peer-reviewed sources.', 'asked'],
    ['Add in-text citations.', 'asked'],
    ['No outside sources are required.', 'not-needed'],
    ['You do not need to cite anything.', 'not-needed'],
    ['References are not expected.', 'not-needed'],
    ['Write from memory, without sources.', 'not-needed'],
    ['Describe a lesson that you gave.', 'open'],
    ['Name the sources of noise on the ward.', 'open'],
  ])('reads from %j whether to cite', (instructions, citing) => {
    expect(readAsked(brief(instructions)).citing).toBe(citing);
  });

  it.each([
    ['Use at least three peer-reviewed sources.', 3],
    ['Cite a minimum of 5 scholarly articles.', 5],
    ['Use your own words.', null],
  ])('reads the number of sources of %j', (instructions, sources) => {
    expect(readAsked(brief(instructions)).sources).toBe(sources);
  });
});
