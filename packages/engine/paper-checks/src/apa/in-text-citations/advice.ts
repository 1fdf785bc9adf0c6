import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutCitationForm: Advice = {
  noun: 'the format of citations',
  how: [
    'Check each citation against the author–date format before you submit.',
    'Inside the parentheses, put the author, a comma and the year.',
  ],
};

export const aboutParentheses: Advice = {
  noun: 'the parentheses around citations',
  how: ['Put works cited together in one pair of parentheses, separated by semicolons.'],
};

export const aboutCitedNames: Advice = {
  noun: 'authors’ names in citations',
  how: ['In the text, use the last name alone, spelled as in the reference list.'],
};

export const aboutEtAlForm: Advice = {
  noun: 'how “et al.” is written',
  how: ['Put a period after “al.” but not after “et,” and no comma between the author and “et al.”'],
};

export const aboutEtAlUse: Advice = {
  noun: 'the use of “et al.”',
  how: [
    'Always name both of two authors; for three or more, use the first author and “et al.”',
    'Use it for three or more authors, from the first citation on, and never for two.',
  ],
};

export const aboutCitedPages: Advice = {
  noun: 'how pages are given in citations',
  how: ['Write “p.” for one page and “pp.” for more than one, with a comma after the year.'],
};

export const aboutWayOfCiting: Advice = {
  noun: 'the way you cite sources',
  how: [
    'Give the author and year each time, in the sentence or in parentheses, and a page only where you quote.',
  ],
};
