import { assert, constantFrom, integer, array, property } from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../measure/random.ts';
import { COMMA, joined, STOP, withoutCommas, withoutSemicolon } from './mark-examples.ts';

it('remembers where each comma is or was', () => {
  const words = array(constantFrom('rain', 'fell', 'however,', 'it', 'stopped,', '1,000'), { minLength: 3 });
  assert(
    property(words, integer(), (all, seed) => {
      const sentence = `${all.join(' ')} end.`;
      const { text, marks } = withoutCommas(sentence, createRandom(seed));
      let whole = text;
      for (const [at, mark] of [...marks].toSorted(([a], [b]) => b - a)) {
        expect(mark).toBe(COMMA);
        if (whole[at] !== ',') whole = `${whole.slice(0, at)},${whole.slice(at)}`;
      }
      expect(whole).toBe(sentence);
    }),
  );
});

it('joins two short sentences and small-letters the second', () => {
  const pair = joined('The rain fell.', 'The river rose.', () => 0.9);
  expect(pair).toEqual({ text: 'The rain fell, the river rose.', marks: new Map([[13, STOP]]) });
  expect(joined('The rain fell.', 'I slept.', () => 0.1)?.text).toBe('The rain fell I slept.');
  expect(joined('Did the rain fall?', 'The river rose.', () => 0.1)).toBeNull();
});

it('takes the halves around a semicolon for two sentences', () => {
  expect(withoutSemicolon('It rained; they left.', () => 0.1)?.text).toBe('It rained they left.');
  expect(withoutSemicolon('It rained; they left.', () => 0.9)?.text).toBe('It rained, they left.');
  expect(withoutSemicolon('It rained; and they left.', () => 0.1)).toBeNull();
  expect(withoutSemicolon('It rained.', () => 0.1)).toBeNull();
});
