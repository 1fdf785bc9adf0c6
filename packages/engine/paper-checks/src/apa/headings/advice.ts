import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutHeadingLevels: Advice = {
  noun: 'heading levels',
  how: [
    'Give each level its own format, and go down one level at a time.',
    'Look at the five levels side by side, and set them up as styles in your word processor.',
  ],
  unit: 'heading',
};

export const aboutHeadingWords: Advice = {
  noun: 'capitals, numbers and periods in headings',
  how: ['Use title case and no numbers, and no period after headings at levels 1 to 3.'],
  unit: 'heading',
};
