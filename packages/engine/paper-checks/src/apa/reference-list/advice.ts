import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutListedNames: Advice = {
  noun: 'authors’ names in reference entries',
  how: ['Write the family name, a comma and initials, with “&” before the last author.'],
  unit: 'entry',
};

export const aboutLinks: Advice = {
  noun: 'DOIs and links in reference entries',
  how: ['Give the DOI as a full link that begins with https://doi.org/, without a full stop after it.'],
  unit: 'entry',
};

export const aboutEntryForm: Advice = {
  noun: 'the form of reference entries',
  how: [
    'Build each entry from the same four parts: author, date, title, source.',
    'Take one entry that you are sure of as the pattern for the others.',
  ],
  unit: 'entry',
};

export const aboutTitleCapitals: Advice = {
  noun: 'capitals in the titles of reference entries',
  how: ['Use sentence case: the first word, names, and the word after a colon.'],
  unit: 'entry',
};

export const aboutVolumeAndPages: Advice = {
  noun: 'volume, issue and pages in reference entries',
  how: [
    'A journal entry ends with volume, issue in parentheses, and the page range: 12(3), 45–60.',
    'Write the volume in italics, the issue right after it in parentheses, and the pages without “pp.”',
  ],
  unit: 'entry',
};

export const aboutListStart: Advice = {
  noun: 'the start of the reference list',
  how: ['It begins on a new page under the bold, centered word “References”.'],
};

export const aboutItalics: Advice = {
  noun: 'italics in reference entries',
  how: ['Journal names with their volume, and titles of books and reports, stand in italics.'],
  unit: 'entry',
};

export const aboutOlderForms: Advice = {
  noun: 'older forms in reference entries',
  how: ['The seventh edition has dropped “Retrieved from” and the publisher’s city.'],
  unit: 'entry',
};

export const aboutYear: Advice = {
  noun: 'the year in reference entries',
  how: ['It follows the authors in parentheses, with a full stop after them.'],
  unit: 'entry',
};
