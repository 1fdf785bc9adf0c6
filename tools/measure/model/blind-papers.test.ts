import { expect, it } from 'vitest';
import { listBlindPapers } from './blind-papers.ts';

const namesOf = (seed: number) =>
  listBlindPapers({ seed, classFile: null }).map(({ name, text }) => `${name}: ${text}`);

it('the papers of a blind reading are the same for a seed and others for another', () => {
  expect(namesOf(5)).toEqual(namesOf(5));
  expect(namesOf(5)).not.toEqual(namesOf(6));
});

it('four papers have ten faults each, whose words are in them once', () => {
  for (const seed of [1, 2, 3]) {
    const planted = listBlindPapers({ seed, classFile: null }).filter(
      ({ group }) => group === 'planted at random',
    );
    expect(planted.map(({ faults }) => faults.length)).toEqual([10, 10, 10, 10]);
    for (const { text, faults } of planted) {
      for (const { quote } of faults) expect(text.split(quote)).toHaveLength(2);
    }
  }
});

it('papers with a part left out say which, and others answer something else', () => {
  const papers = listBlindPapers({ seed: 1, classFile: null });
  const missing = papers.filter(({ group }) => group === 'part missing');
  expect(missing.length).toBe(8);
  for (const { verdicts } of missing)
    expect(verdicts.some(({ verdict }) => verdict === 'not-found')).toBe(true);
  expect(papers.filter(({ isOnTopic }) => !isOnTopic)).toHaveLength(8);
});
