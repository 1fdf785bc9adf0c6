import type { Advice } from '@greenpen/paper';

/** Advice that several checks of this folder give; the feedback speaks of them together. */
export const aboutFont: Advice = {
  noun: 'the font',
  how: ['Choose one of the recommended fonts and use it from the title page through the references.'],
};

export const aboutLineSpacing: Advice = {
  noun: 'line spacing',
  how: ['Set the whole paper to double spacing, with no extra space between paragraphs.'],
};
