import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFalseQuote } from './find-false-quote.ts';

const paper =
  'Libraries’ Sundays matter—“a quiet day” for most (Moss & Tate, 2020). The\nlibrarians was asked what they need. It’s the readers’ own time.';

describe('findFalseQuote', () => {
  it.each([
    'There is nothing quoted here, and the student’s own words aren’t either.',
    'You write “The librarians was asked what they need.”',
    'You write "the librarians was asked", which needs a plural.',
    "You write 'the librarians was asked what they need', which needs a plural.",
    'You write ‘It’s the readers’ own time’ at the end.',
    'You write «Libraries\' Sundays matter-"a quiet day" for most».',
    'In “Libraries’ Sundays … what they need” you go far.',
    'In “Libraries’ Sundays [...] what they need,” you go far.',
    'The “&” in “(Moss & Tate, 2020)” is right.',
    'In the ’90s it wasn’t so, the readers’ time was theirs.',
    'Write “The librarians were asked” instead.',
    'An empty quotation “” says nothing.',
  ])('lets through: %s', (text) => {
    expect(findFalseQuote(text, [paper, 'The librarians were asked'])).toBeNull();
  });

  // LLM05, LLM09
  it.each([
    'You write “The librarians were happy.”',
    'You write "Everyone agrees with me".',
    "You write 'everyone agrees with me', without a source.",
    'You write ‘everyone agrees’.',
    'You write «everyone agrees».',
    'You write „everyone agrees“.',
    'You write “what they need … The librarians” the wrong way round.',
    'You write “art” of it.',
    'You write “librarians was asked what they” and then “nothing like it”.',
    'You write “The librarians was asked and never close it.',
    'You write "The librarians was asked" and "never close it.',
    'You write “THE LIBRARIANS WAS ASKED”.',
  ])('finds the false quotation in: %s', (text) => {
    expect(findFalseQuote(text, [paper])).not.toBeNull();
  });

  it('knows every passage of the paper, however its marks and spaces are written', () => {
    const words = paper.split(/\s+/u);
    const range = fc.tuple(fc.nat(words.length - 1), fc.integer({ min: 1, max: 6 }));
    const variant = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.replaceAll('’', "'"),
      (text: string) => text.replaceAll(' ', '  '),
      (text: string) => text.replaceAll('—', '--'.slice(0, 1)),
    );
    fc.assert(
      fc.property(range, variant, ([start, count], write) => {
        const passage = words
          .slice(start, start + count)
          .join(' ')
          .replaceAll(/[“”]/gu, "'");
        expect(
          findFalseQuote(`You write “${write(passage)}” there.`, [paper.replaceAll(/[“”]/gu, "'")]),
        ).toBeNull();
      }),
    );
  });

  it('joins no quotation out of two texts', () => {
    expect(findFalseQuote('You write “one two”.', ['one', 'two'])).toBe('“one two”');
  });
});
