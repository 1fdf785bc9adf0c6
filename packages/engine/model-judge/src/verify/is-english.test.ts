import { expect, it } from 'vitest';
import { isEnglish, maybeEnglish } from './find-forbidden.ts';

it.each([
  'The paper says what it is about in its first paragraph, and it keeps to that.',
  'Check each verb against its subject: “The librarians was asked” needs “were”.',
  'You quote “la vida es sueño y los sueños, sueños son” well, and the next sentence says what it means for your point.',
])('takes for English: %s', (text) => {
  expect(isEnglish(text)).toBe(true);
});

// LLM03
it.each([
  'Der Aufsatz sagt im ersten Absatz, worum es geht, und bleibt dabei; die Belege sind gut gewählt.',
  'El trabajo dice en su primer párrafo de qué trata y se mantiene en ello; las fuentes son buenas.',
  'Le texte dit dès le premier paragraphe ce dont il parle, et il s’y tient; les sources sont bonnes.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
  '这篇论文在第一段就说明了主题，并且始终围绕它展开。',
])('does not take for English: %s', (text) => {
  expect(isEnglish(text)).toBe(false);
});

it('takes a short English sentence for one, and no short sentence of another language', () => {
  const english = [
    'Students who slept longer had better grades, though other habits may explain both.',
    'Name two towns, since one proves nothing.',
  ];
  const others = [
    'Der Aufsatz sagt im ersten Absatz, worum es geht.',
    'El trabajo dice de qué trata y se mantiene fiel.',
  ];
  expect(english.filter((text) => !maybeEnglish(text))).toEqual([]);
  expect(others.filter((text) => maybeEnglish(text))).toEqual([]);
});
