import { beforeAll, describe, expect, it } from 'vitest';
import { loadEnglishLexicon } from '../english-lexicon.ts';
import { loadWordKinds } from '../language/word-kinds.ts';
import { isMisread } from './misread-remarks.ts';

beforeAll(async () => {
  await loadEnglishLexicon();
  await loadWordKinds();
});

describe('isMisread', () => {
  it.each([
    { wrong: 'let', offered: ['let us'], before: 'The cook had been ', after: ' down.' },
    { wrong: 'Most older', offered: ['Older', 'Oldest'], before: '', after: ' bakers sleep late.' },
    { wrong: 'more later', offered: ['later'], before: 'We will talk ', after: '.' },
    { wrong: 'produced', offered: ['produce'], before: 'What the baker did ', after: ' a cake.' },
    { wrong: 'your', offered: ['you'], before: 'Are ', after: ' baking habits good?' },
  ])('lets “$wrong” pass', (remark) => {
    expect(isMisread(remark)).toBe(true);
  });

  it.each([
    { wrong: 'most nicer', offered: ['nicer', 'nicest'], before: 'It was the ', after: ' cake.' },
    { wrong: 'more sooner', offered: ['sooner'], before: 'We came ', after: '.' },
    { wrong: 'ordered', offered: ['order'], before: 'The baker did ', after: ' flour.' },
  ])('keeps “$wrong”', (remark) => {
    expect(isMisread(remark)).toBe(false);
  });
});
