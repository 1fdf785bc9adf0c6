import type { AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { reviewPaper } from './review-paper.ts';

const answers = [
  'The main problem is that the stores no longer trust the company. Orders fell by 14% in two years, and no other channel is ready to replace them.',
  'There are two causes. The web shop undercuts the stores by ten percent, and deliveries have come three weeks late since the warehouse moved to Reno.',
  'Management can close the web shop, or it can sell other models there. Closing it wins the stores back and costs 300,000 dollars a year in sales.',
];
const brief: AssignmentBrief = {
  title: 'Case Analysis: Fernhill Outdoor',
  description: '',
  instructions:
    'Answer these questions:\n1. What is the central problem at Fernhill?\n2. What are its causes?\n3. Which two alternatives does management have?',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

describe('a paper of numbered answers', () => {
  it('is judged as a paper, each answer by its number', async () => {
    const text = answers.map((answer, at) => `${at + 1}. ${answer}`).join('\n\n');
    const outcome = await reviewPaper({ source: { text }, brief });
    if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
    const { feedback, judgement } = outcome.review;
    expect(`${feedback.content} ${feedback.overall}`).not.toMatch(/no paragraph/iu);
    expect(judgement.requirements.map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met']);
    for (const [at, { quote }] of judgement.requirements.entries())
      expect(answers[at]).toContain(quote ?? '–');
  });
});
