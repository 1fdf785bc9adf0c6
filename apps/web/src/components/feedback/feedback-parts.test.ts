import { describe, expect, it } from 'vitest';
import { feedbackAsText } from './feedback-parts.ts';

const marks = {
  totalGrade: 86.4,
  letter: 'B' as const,
  grammarScore: 91,
  apaScore: 78,
  contentScore: 88,
  notJudged: [],
  grammarFeedback: 'Clear sentences.',
  apaFeedback: '',
  contentFeedback: 'A sound argument.',
  feedback: 'Well done.',
};

describe('feedbackAsText', () => {
  it('starts with the grade and the overall feedback', () => {
    expect(feedbackAsText(marks)).toBe(
      'Grade: 86.4/100 (B)\n\nWell done.\n\nGrammar: 91/100\nClear sentences.\n\nContent: 88/100\nA sound argument.',
    );
  });
});
