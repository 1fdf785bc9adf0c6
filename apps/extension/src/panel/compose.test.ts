import { describe, expect, it } from 'vitest';
import { composeComment, gradeOn } from './compose.ts';

describe('a draft on its way into a page', () => {
  it('puts the overall text first and names the areas, without empty ones', () => {
    const texts = {
      feedback: 'Good work. ',
      contentFeedback: 'Clear.',
      grammarFeedback: '',
      apaFeedback: 'Use &.',
    };
    expect(composeComment(texts, false)).toBe('Good work.\n\nContent\nClear.\n\nAPA\nUse &.');
    // Nobody answers a post with a report of three areas.
    expect(composeComment(texts, true)).toBe('Good work.');
  });

  it.each([
    [86.4, null, '86.4'],
    [86.4, 50, '43.2'],
    [100, 20, '20'],
    [0, 20, '0'],
    [86.6, 15, '13'],
  ])('turns %d of 100 into points out of %j: %s', (total, maxPoints, grade) => {
    expect(gradeOn(total, maxPoints)).toBe(grade);
  });
});
