import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutFloats: Advice = {
  noun: 'tables and figures',
  how: [
    'Put the bold number and italic title above each one, and mention it in the text before it appears.',
    'Format one table correctly, with its number, title and note in place, and make the others match.',
  ],
};
