import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutFloats: Advice = {
  noun: 'tables and figures',
  how: [
    'Each has its bold number and its italic title above it, and is mentioned in the text before it comes.',
    'Take one table as the pattern, with number, title and note in their places, and set the others to match.',
  ],
};
