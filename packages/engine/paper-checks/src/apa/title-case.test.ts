import { describe, expect, it } from 'vitest';
import { breaksTitleCase, toTitleCase } from './title-case.ts';

describe('breaksTitleCase', () => {
  it.each([
    'Sleep and the Ward',
    'The iPhone in the Age of fMRI',
    'Self-report Measures',
    'Type 2 Diabetes',
    'DNA',
    'What Is a Nap?',
    'Refusal in “There is a certain quiet of bees”',
  ])('accepts %s', (title) => {
    expect(breaksTitleCase(title)).toBe(false);
  });

  it.each(['Sleep and the ward', 'SLEEP AND THE WARD', 'METHODS', 'Working With people'])(
    'refuses %s',
    (title) => {
      expect(breaksTitleCase(title)).toBe(true);
    },
  );
});

describe('toTitleCase', () => {
  it.each([
    ['effects of sleep on the ward: a study', 'Effects of Sleep on the Ward: A Study'],
    ['SLEEP AND THE WARD', 'Sleep and the Ward'],
    ['sleep with an iPhone', 'Sleep With an iPhone'],
  ])('turns %s into %s', (given, wanted) => {
    expect(toTitleCase(given)).toBe(wanted);
  });
});
