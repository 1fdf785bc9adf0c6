import { describe, expect, it } from 'vitest';
import { addRequirement, readTerms } from './requirement-list.ts';

describe('addRequirement', () => {
  it('appends a required one without words of the instructions', () => {
    expect(addRequirement([], { text: 'Name a limit', kind: 'part' })).toEqual([
      {
        id: 'part-name-a-limit',
        text: 'Name a limit',
        kind: 'part',
        required: true,
        asWritten: '',
        terms: [],
      },
    ]);
  });

  it('gives each its own id, also when the words are the same', () => {
    const limit = { text: 'Name a limit', kind: 'part' } as const;
    const list = [limit, limit, limit].reduce<ReturnType<typeof addRequirement>>(addRequirement, []);
    expect(list.map(({ id }) => id)).toEqual([
      'part-name-a-limit',
      'part-name-a-limit-2',
      'part-name-a-limit-3',
    ]);
  });
});

describe('readTerms', () => {
  it('reads a term or a sentence from each line, once', () => {
    expect(readTerms(' sample size \n\nThe study was small, and short.\nsample size')).toEqual([
      'sample size',
      'The study was small, and short.',
    ]);
  });

  it('reads nothing from nothing', () => {
    expect(readTerms(' \n')).toEqual([]);
  });
});
