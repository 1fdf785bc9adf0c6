import { describe, expect, it } from 'vitest';
import { correctedInContext, quoteInContext } from './quote-in-context.ts';

/** The words in context and as they would be right. */
function inContext(text: string, words: string, better: string): readonly [string, string] {
  const start = text.indexOf(words);
  const finding = { quote: words, span: { start, end: start + words.length } };
  return [quoteInContext({ text }, finding), correctedInContext({ text }, finding, better)];
}

describe('a correction in context', () => {
  it.each([
    ['They mend the clocks that stops. Then they leave.', 'stops', 'stop', 'the clocks that stop.'],
    ['It rained. He go home with the dog.', 'go', 'goes', 'He goes home with the'],
    ['She said “no” (in May). There house is old.', 'There', 'Their', 'Their house is old.'],
    ['In the U.S. the clock have stopped.', 'have', 'has', 'U.S. the clock has stopped.'],
    [
      'Some call it “a quiet time of the years and of sleep.”',
      'years',
      'year',
      'time of the year and of sleep.',
    ],
    ['We must to mend it, said Dr. Lund to me.', 'to', '', 'We must mend it, said'],
    ['Lund, Peter. (2018). Wrong by the tide.', 'Peter', 'P.', 'Lund, P.'],
    ['Ash, Ida. (2019). Late.', 'Ida', 'I.', 'Ash, I.'],
  ])('keeps to its sentence and reads as written: %s', (text, words, better, corrected) => {
    expect(inContext(text, words, better)[1]).toBe(corrected);
  });

  it('has quotation marks only in pairs', () => {
    const text = 'It was “very important” in there view, and “not only here” either.';
    expect(inContext(text, 'there', 'their')).toEqual(['“in there view, and”', 'in their view, and']);
    expect(inContext('They say “it were late at the wall” to him.', 'were', 'was')[1]).toBe(
      'it was late at the',
    );
  });

  it('is a passage of several words where the finding has enough', () => {
    expect(
      inContext('Rain. The old clock on the wall. Snow.', 'The old clock on', 'An old clock on')[1],
    ).toBe('An old clock on');
  });
});
