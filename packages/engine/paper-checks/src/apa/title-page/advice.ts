import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutTitle: Advice = {
  noun: 'the title',
  how: ['It stands in bold title case, centered in the upper half of the title page.'],
};

export const aboutTitlePage: Advice = {
  noun: 'the title page',
  how: [
    'A student title page has title, name, institution, course, instructor and date, centered and double-spaced.',
    'Compare yours line by line with the sample student title page of the APA Style website.',
  ],
};
