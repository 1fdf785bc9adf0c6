import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutNumbers: Advice = {
  noun: 'how numbers are written',
  how: [
    'Write zero to nine in words and larger numbers in numerals, except before units, ages and the like.',
    'Search the text for numbers and compare each with the rule: words below 10, numerals from 10 on.',
  ],
};

export const aboutPercentages: Advice = {
  noun: 'how percentages are written',
  how: [
    'Write a numeral with the sign (“40%”), and words only where a sentence begins with the number.',
    'Search the text for “percent”: with a number, APA uses numeral and sign, whatever the size of the number.',
  ],
};

export const aboutStatistics: Advice = {
  noun: 'how statistics are written',
  how: [
    'Compare each statistic with an example in the manual: spaces around signs, and no zero in “p = .03.”',
  ],
};

export const aboutAbbreviations: Advice = {
  noun: 'abbreviations',
  how: ['Introduce an abbreviation once, where the full words first occur, and use it from then on.'],
};

export const aboutTone: Advice = {
  noun: 'the tone of academic writing',
  how: ['Open with your subject, and claim no more than your sources show.'],
};
