import { expect, it } from 'vitest';
import { changeWords, checkWords } from './change-words.ts';

const change = {
  id: 'a',
  model: 'large at b.example',
  before: 'small at a.example',
  since: '2026-11-20T12:00:00.000Z',
  check: null,
};

it('names the current model, its start date and the previous model', () => {
  expect(changeWords(change)).toBe(
    'Drafts are written by large at b.example since Nov 20, 2026; before it was small at a.example.',
  );
});

it("reports the new model's results on sample papers", () => {
  const refused = [{ paper: 'a short paper', reason: 'The reply holds a grade.' }];
  expect(checkWords(change)).toBe('It has not been tested on sample papers yet.');
  expect(checkWords({ ...change, check: { papers: 3, refused: [] } })).toBe(
    'All its drafts for 3 sample papers passed.',
  );
  expect(checkWords({ ...change, check: { papers: 3, refused } })).toBe(
    '1 of 3 drafts for sample papers could not be used.',
  );
});
