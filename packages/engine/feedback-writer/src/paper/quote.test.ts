import { describe, expect, it } from 'vitest';
import { beginningOf, quoteFinding } from './quote.ts';
import { findingIn, paperOf } from '../testing/request-of.ts';

const quote = (text: string, words: string, suggestion: string | null = null) => {
  const paper = paperOf([text]);
  const { span } = findingIn(paper, { area: 'grammar', check: 'grammar-x', words });
  return span === null ? null : quoteFinding(paper, span, suggestion);
};

describe('quoteFinding', () => {
  it('shows the word behind a comma that is put in', () => {
    expect(quote('If I follow my plan I should sleep.', 'plan', 'plan,')).toMatchObject({
      words: 'follow my plan I should',
      corrected: 'follow my plan, I should',
    });
  });

  it('shows a single word with its neighbours, and the correction in place', () => {
    expect(quote('In the end teh result was clear.', 'teh', 'the')).toEqual({
      words: 'the end teh result',
      isWhole: true,
      corrected: 'the end the result',
    });
  });

  it('does not reach past the end of a clause', () => {
    expect(quote('It rained. Teh sun came out.', 'Teh', 'The')?.words).toBe('Teh sun came');
  });

  it('shows how a long passage begins, without a dangling word', () => {
    const long =
      'The committee that had met for several years on the question of the bridge never came to any decision.';
    expect(quote(long, long)).toEqual({
      words: 'The committee that had met for several years',
      isWhole: false,
      corrected: null,
    });
  });

  it('leaves out what would nest quotation marks or break a line', () => {
    expect(quote('She said “never again” and left.', 'said “never again” and')).toBeNull();
    expect(quote('One line.\nAnother line.', 'line.\nAnother')).toBeNull();
  });

  it('leaves the full stop outside', () => {
    expect(quote('Dogs bark at night.', 'Dogs bark at night.')?.words).toBe('Dogs bark at night');
  });
});

describe('beginningOf', () => {
  it('answers nothing where there are no two words', () => {
    expect([beginningOf(''), beginningOf('One'), beginningOf('!!')]).toEqual([null, null, null]);
  });
});
