import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { findingOf } from '../testing/finding-of.ts';
import { findNotAnAnswer, questionOf } from './find-not-an-answer.ts';

const briefOf = (instructions: string): AssignmentBrief => ({
  title: 'Ferries',
  description: '',
  instructions,
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
});
const brief = briefOf('Read chapter 4. Should the county pay for a ferry? Write 500 words.');
const message = 'The paper does not answer the assignment; it seems to be about “Roman roads”.';
const findings = [findingOf({ id: 'o', area: 'content', check: 'content-off-topic', message })];

describe('findNotAnAnswer', () => {
  it('gives the reason and the question of a paper that has a low ceiling', () => {
    const ceilings = [{ most: 10, reason: 'Off topic.', finding: 'o' }];
    expect(findNotAnAnswer({ brief, requirements: [], ceilings, findings })).toEqual({
      finding: 'o',
      reason: message,
      question: 'Should the county pay for a ferry?',
    });
  });

  it('says nothing of other papers, or without an assignment', () => {
    const ceilings = [{ most: 85, reason: 'Several texts.', finding: 'o' }];
    expect(findNotAnAnswer({ brief, requirements: [], ceilings, findings })).toBeNull();
    expect(findNotAnAnswer({ brief, requirements: [], ceilings: undefined, findings })).toBeNull();
    const low = [{ most: 10, reason: 'Off topic.', finding: 'o' }];
    expect(findNotAnAnswer({ brief: null, requirements: [], ceilings: low, findings })).toBeNull();
  });

  it('takes the first required part where nothing is asked as a question', () => {
    const asked = briefOf(
      'Write 500 words. Explain what the island lost when the ferry stopped. Use two sources.',
    );
    expect(questionOf(asked, readRequirements(asked))).toBe(
      'Explain what the island lost when the ferry stopped.',
    );
    expect(questionOf(briefOf(''), [])).toBeNull();
  });
});
