import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QuotableText } from './quotable-text.ts';

const text =
  'The “quiet car”—a fine idea—fails: people ta\u00ADlk, and the conductor’s sign says nothing.\nWe ﬁnd that people don’t read signs. Café owners know it.';
const paper = new QuotableText(text);

const found = (quote: string): string | null => {
  const span = paper.find(quote);
  return span === null ? null : text.slice(span.start, span.end);
};

describe('QuotableText', () => {
  it.each([
    ["people talk, and the conductor's sign", 'people ta\u00ADlk, and the conductor’s sign'],
    ["\"The 'quiet car'", null],
    ['The "quiet car"-a fine idea', 'The “quiet car”—a fine idea'],
    ['says nothing. We find that', 'says nothing.\nWe ﬁnd that'],
    ['we find that people', 'We ﬁnd that people'],
    ['Cafe\u0301 owners know it.', 'Café owners know it'],
    ["people  don't read signs", 'people don’t read signs'],
    ['“people don’t read signs.”', 'people don’t read signs'],
  ])('finds %j', (quote, place) => {
    expect(found(quote)).toBe(place);
  });

  it.each([
    'people read signs',
    'sign say',
    'owners know',
    'wners know it',
    'PEOPLE DON’T READ SIGNS',
    '',
    ' ." ',
    '…',
  ])('finds %j only as whole words in the same order', (quote) => {
    expect(found(quote)).toBe(quote === 'owners know' ? 'owners know' : null);
  });

  it('finds the longest piece of a quotation that leaves words out, if it holds all pieces', () => {
    const span = paper.findPassage(
      'the conductor’s sign says nothing … We find that people don’t read signs',
    );
    expect(text.slice(span?.start, span?.end)).toBe('We ﬁnd that people don’t read signs');
    expect(paper.findPassage('the conductor’s sign says nothing … people love to read signs')).toBeNull();
    expect(paper.findPassage('nobody ever said this here')).toBeNull();
  });

  it('knows how often a passage occurs', () => {
    expect(new QuotableText('A cat is a cat.').findAll('cat')).toHaveLength(2);
  });

  it('finds every passage of a text at a place that reads the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,6}$/u), { minLength: 3, maxLength: 20 }),
        fc.nat(),
        (words, at) => {
          const start = at % (words.length - 2);
          const quote = words.slice(start, start + 3).join(' ');
          const whole = words.join(' \n');
          const span = new QuotableText(whole).find(quote);
          expect(whole.slice(span?.start, span?.end).replaceAll(/\s+/gu, ' ')).toBe(quote);
        },
      ),
    );
  });
});
