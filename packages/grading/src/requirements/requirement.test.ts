import { describe, expect, it } from 'vitest';
import { isBan, sayVerdict, type RequirementKind } from './requirement.ts';

describe('isBan', () => {
  it.each<[string, RequirementKind]>([
    ['No first person', 'person'],
    ['Do not use contractions', 'format'],
    ['You will see no blogs', 'sources'],
    ['No Wikipedia or advocacy blogs', 'sources'],
    ["Don't cite encyclopedias", 'sources'],
    ['Avoid jargon', 'format'],
  ])('of “%s”', (text, kind) => {
    expect(isBan({ text, kind })).toBe(!text.startsWith('You'));
  });

  it.each<[string, RequirementKind]>([
    ['No more than two direct quotations', 'sources'],
    ['No fewer than three sources', 'sources'],
    ['No more than five pages', 'length'],
    ['In the third person', 'person'],
    ['Not only the costs but also the benefits', 'part'],
    ['Explain why nobody came', 'part'],
  ])('is not what “%s” says', (text, kind) => {
    expect(isBan({ text, kind })).toBe(false);
  });
});

describe('sayVerdict', () => {
  it('says that a ban is kept or broken', () => {
    const ban = { text: 'No first person', kind: 'person' } as const;
    expect(
      (['met', 'partly', 'not-found', 'cannot-tell'] as const).map((one) => sayVerdict(ban, one)),
    ).toEqual(['Kept', 'Mostly kept', 'Broken', 'Cannot tell']);
  });

  it('looks for a part and not for a length', () => {
    expect(sayVerdict({ text: 'Describe the harbor', kind: 'part' }, 'not-found')).toBe('Not found');
    expect(sayVerdict({ text: '500 words', kind: 'length' }, 'not-found')).toBe('Not met');
    expect(sayVerdict({ text: '500 words', kind: 'length' }, 'met')).toBe('Met');
  });
});
