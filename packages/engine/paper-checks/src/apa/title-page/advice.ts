import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutTitle: Advice = {
  noun: 'the title',
  how: ['Put it in bold and title case, centered in the upper half of the title page.'],
};

export const aboutTitlePage: Advice = {
  noun: 'the title page',
  how: [
    'A student title page has the title, name, institution, course, instructor and due date, centered and double-spaced.',
    'Compare yours line by line with the sample student title page on the APA Style website.',
  ],
};
