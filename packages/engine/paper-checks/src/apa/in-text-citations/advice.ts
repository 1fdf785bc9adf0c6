import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutCitationForm: Advice = {
  noun: 'the form of citations',
  how: [
    'Compare each citation with the author–date pattern once before you hand in.',
    'Put author, comma, year inside the parentheses, and read each one against that.',
  ],
};

export const aboutParentheses: Advice = {
  noun: 'the parentheses around citations',
  how: ['One pair of parentheses holds all works cited at a place, with semicolons between them.'],
};

export const aboutCitedNames: Advice = {
  noun: 'authors’ names in citations',
  how: ['The family name alone is enough in the text, written as in the reference list.'],
};

export const aboutEtAlForm: Advice = {
  noun: 'how “et al.” is written',
  how: ['“Et” has no full stop and “al.” has one; after one author no comma stands before them.'],
};

export const aboutEtAlUse: Advice = {
  noun: 'the use of “et al.”',
  how: [
    'Two authors are always both named; from three on, the first stands with “et al.”',
    'It stands for three or more authors, from the first citation on, and never for two.',
  ],
};

export const aboutCitedPages: Advice = {
  noun: 'how pages are given in citations',
  how: ['Write “p.” before one page, “pp.” before several, with a comma between the year and them.'],
};

export const aboutWayOfCiting: Advice = {
  noun: 'the way in which you cite',
  how: [
    'Name author and year at each place, in the text or in parentheses, and a page only where you quote.',
  ],
};
