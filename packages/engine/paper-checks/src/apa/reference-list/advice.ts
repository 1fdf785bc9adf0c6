import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutListedNames: Advice = {
  noun: 'authors’ names in reference entries',
  how: ['Write the last name, a comma and initials, with “&” before the last author.'],
  unit: 'entry',
};

export const aboutLinks: Advice = {
  noun: 'DOIs and links in reference entries',
  how: ['Give the DOI as a full link that begins with https://doi.org/, with no period after it.'],
  unit: 'entry',
};

export const aboutEntryForm: Advice = {
  noun: 'the format of reference entries',
  how: [
    'Build each entry from the same four parts: author, date, title, source.',
    'Use one entry that you are sure of as a model for the others.',
  ],
  unit: 'entry',
};

export const aboutTitleCapitals: Advice = {
  noun: 'capitals in the titles of reference entries',
  how: ['Use sentence case: capitalize the first word, names and the word after a colon.'],
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
  noun: 'the heading of the reference list',
  how: ['Begin it on a new page under the bold, centered word “References.”'],
};

export const aboutItalics: Advice = {
  noun: 'italics in reference entries',
  how: ['Italicize journal names with their volume numbers, and the titles of books and reports.'],
  unit: 'entry',
};

export const aboutOlderForms: Advice = {
  noun: 'outdated formats in reference entries',
  how: ['The seventh edition dropped “Retrieved from” and the publisher’s city.'],
  unit: 'entry',
};

export const aboutYear: Advice = {
  noun: 'the year in reference entries',
  how: ['Put it in parentheses after the authors, followed by a period.'],
  unit: 'entry',
};
