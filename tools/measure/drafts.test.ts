import { expect, it } from 'vitest';
import { type DraftOfPaper, figuresOf, wordsByText } from './drafts.ts';

const draft = (paper: string, content: string): DraftOfPaper => ({
  paper,
  feedback: { grammar: '', apa: '', content, overall: '' },
});

const background = wordsByText(['Trade winds cross the sea.', 'A sonnet has fourteen lines.']);

it('drafts are compared sentence by sentence, with and without quotations and numbers', () => {
  const [same, masked, subject] = figuresOf(
    [
      draft('Geese fly south. The geese rest.', 'Well done. Change “fly” to “flew”. The geese are missing.'),
      draft('Moss grows slowly. Moss is green.', 'Well done. Change “grows” to “grew”. Say how old it is.'),
    ],
    { style: 'direct', background },
  );
  expect(same?.value).toBeCloseTo(2 / 6);
  expect(masked?.value).toBeCloseTo(4 / 6);
  expect(subject?.value).toBeCloseTo(1 / 6);
});
