import { assert, constantFrom, integer, property } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadTagger } from '../../packages/engine/paper-checks/src/grammar/language/tagger.ts';
import { createRandom } from '../measure/random.ts';
import { formErrorIn } from './form-errors.ts';
import { replaced } from './trainer.ts';

beforeAll(async () => {
  await loadTagger();
}, 60_000);

const SENTENCES = [
  'The farmers of the valley sell their apples at the market.',
  'A new bridge was built because the old one had fallen.',
  'Then she went to the library and wrote about the weather.',
];

it('makes errors that can be undone', () => {
  assert(
    property(constantFrom(...SENTENCES), integer(), (sentence, seed) => {
      const error = formErrorIn(sentence, createRandom(seed));
      if (error === null) return;
      const wrong = replaced(sentence, error);
      expect(wrong).not.toBe(sentence);
      const { start, text, right, isArticle } = error;
      const again = isArticle && text === '' ? `${right} ` : right;
      const undone = wrong.slice(0, start) + again + wrong.slice(start + text.length);
      expect(undone.toLowerCase()).toBe(sentence.toLowerCase());
    }),
  );
});

it('finds nothing to change in words without forms', () => {
  expect(formErrorIn('Perhaps never.', () => 0.99)).toBeNull();
});
