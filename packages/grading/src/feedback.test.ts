import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, measureFeedback } from './feedback.ts';

const feedback = (overall: string, grammar = '') => ({ grammar, apa: '', content: '', overall });

describe('measureFeedback', () => {
  it.each([
    ['', '', 0, 0],
    ['Well done.', 'Well done.', 2, 0],
    ['done. Well', 'Well done.', 2, 0],
    ['Well done, Ana.', 'Well done.', 3, 2],
    ['very very good', 'very good', 3, 1],
    ['Good.\n\nGo on.', '', 3, 3],
    ['', 'Well done.', 0, 0],
  ])('of %j after %j', (final, draft, feedbackWords, typedWords) => {
    expect(measureFeedback(feedback(final), feedback(draft))).toEqual({ feedbackWords, typedWords });
  });

  it('counts a word moved to another text as new', () => {
    expect(measureFeedback(feedback('', 'Well'), feedback('Well'))).toMatchObject({ typedWords: 1 });
  });

  it('never counts more typed words than the text has', () => {
    const texts = fc.lorem({ maxCount: 20 });
    fc.assert(
      fc.property(texts, texts, (final, draft) => {
        const { feedbackWords, typedWords } = measureFeedback(feedback(final), feedback(draft));
        expect(feedbackWords).toBe(countWords(final));
        expect(typedWords).toBeLessThanOrEqual(feedbackWords);
        expect(typedWords).toBeGreaterThanOrEqual(feedbackWords - countWords(draft));
      }),
    );
  });
});
