import { beforeAll, expect, it } from 'vitest';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { loadTagger } from '../language/tagger.ts';
import { formEdit, formSlotsOf, formsOfWord, MOST_FORMS } from './form-slots.ts';

beforeAll(async () => {
  await loadTagger();
}, 60_000);

const tokensOf = (text: string): readonly Token[] => taggedSentencesOf(text)[0]?.tokens ?? [];

/** The sentences that other forms in one set of slots would make. */
function variantsOf(text: string, set: string): readonly string[] {
  const tokens = tokensOf(text);
  return formSlotsOf(tokens)
    .filter((slot) => slot.set === set)
    .flatMap((slot) =>
      slot.forms.flatMap((form, index) => {
        if (index === slot.written || (form === '' && (set !== 'article' || index > 0))) return [];
        const edit = formEdit(tokens, slot, index);
        return edit === null ? [] : [text.slice(0, edit.start) + edit.text + text.slice(edit.end)];
      }),
    );
}

it('knows the forms of verbs and nouns, regular or not', () => {
  expect(formsOfWord('walked')).toEqual(['walk', 'walks', 'walking', 'walked', '', '']);
  expect(formsOfWord('wrote')).toEqual(['write', 'writes', 'writing', '', 'wrote', 'written']);
  expect(formsOfWord('cities')).toEqual(['city', 'cities', '', '', '', '']);
  expect(formsOfWord('beneath')).toEqual([]);
});

it('offers each other form of a word in its place', () => {
  expect(variantsOf('They wrote letters.', 'form')).toEqual([
    'They write letters.',
    'They writes letters.',
    'They writing letters.',
    'They written letters.',
    'They wrote letter.',
    'They wrote lettering.',
    'They wrote lettered.',
  ]);
  expect(variantsOf('She is taller then him.', 'then than')).toEqual(['She is taller than him.']);
});

it('puts articles in, takes them out and changes them', () => {
  expect(variantsOf('He saw the old house.', 'article')).toEqual([
    'He saw old house.',
    'He saw an old house.',
  ]);
  expect(variantsOf('It was first study.', 'article')).toEqual([
    'It was a first study.',
    'It was the first study.',
  ]);
});

it('leaves names, and words after a possessive, without an article', () => {
  expect(variantsOf('His house burned.', 'article')).toEqual([]);
  expect(variantsOf('Rome burned.', 'article')).toEqual([]);
});

it('has no set with more forms than the model has classes', () => {
  for (const slot of formSlotsOf(tokensOf('There are two of them to be seen, and they have been here.')))
    expect(slot.forms.length).toBeLessThanOrEqual(MOST_FORMS);
});
