import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutHeadingLevels: Advice = {
  noun: 'the levels of headings',
  how: [
    'Give each level its own look, and go down one level at a time.',
    'Look at the five levels side by side once, and set them as styles in your word processor.',
  ],
  unit: 'heading',
};

export const aboutHeadingWords: Advice = {
  noun: 'the wording of headings',
  how: ['Headings stand in title case, without numbers, and at levels 1 to 3 without a full stop.'],
  unit: 'heading',
};
