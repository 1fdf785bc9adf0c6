import { afterAll, beforeAll, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { judgeGrammar } from './find-grammar-issues.ts';
import { disposeGrammar, warmGrammar } from './find-grammar-issues.ts';

beforeAll(warmGrammar, 60_000);
afterAll(disposeGrammar);

const marksIn = async (text: string) =>
  (await judgeGrammar(paperOf(text))).findings
    .filter(({ severity }) => severity === 'error')
    .map(({ quote, suggestions }) => [quote, ...suggestions.slice(0, 1)].join(' → '));

it.each([
  'Extraversion and interoception were measured with two subtests and a retest.',
  'The ratees recoded the distractors, and the perceivers oversampled uncued trials.',
  'A frequentist test assumes homoskedasticity, and the valenced items were winsorized.',
  'The traitlike measure had no heteroscedastic residuals in any subcomponent.',
  'A homomorphism keeps the saliency of the sociality index.',
  'The plots were made with papaja::apa_table, knitr::kable and the kable output of knitr.',
  'Each model was fit with factanal() and written to a .docx file, and factanal ran twice.',
  'The responses were scored by the borgle package in two runs.',
  'This pattern is called flarming. It was strong, and flarming grew with age.',
  'The grelt score rose by two points, while the other grelt score fell.',
])('marks no term in “%s”', async (text) => {
  expect(await marksIn(text)).toEqual([]);
});

it.each([
  ['seperate', 'separate'],
  ['enviroment', 'environment'],
  ['studnets', 'students'],
  ['particpants', 'participants'],
  ['behavoir', 'behavior'],
  ['comming', 'coming'],
  ['writting', 'writing'],
  ['wich', 'which'],
  ['tendancy', 'tendency'],
  ['collegue', 'colleague'],
  ['sieze', 'seize'],
  ['interpersonel', 'interpersonal'],
  ['subconcious', 'subconscious'],
  ['corelation', 'correlation'],
])('marks the slip “%s” once and twice, and offers “%s” first', async (wrong, right) => {
  const once = `Many of them saw the ${wrong} in the first year of the study.`;
  expect(await marksIn(once)).toEqual([`${wrong} → ${right}`]);
  const twice = `${once} Nobody had known the ${wrong} in the second year.`;
  expect(await marksIn(twice)).toEqual([`${wrong} → ${right}`, `${wrong} → ${right}`]);
});

it.each([
  ['recieve', 'receive'],
  ['intergrate', 'integrate'],
])('marks the verb “%s”, and offers “%s” first where the sentence is right with it', async (wrong, right) => {
  expect(await marksIn(`Many of them ${wrong} new members in the first year of the study.`)).toEqual([
    `${wrong} → ${right}`,
  ]);
  // "the receive" would be another error.
  expect(await marksIn(`Many of them saw the ${wrong} in the first year of the study.`)).toEqual([wrong]);
});

it.each(['teh → the', 'thier → their'])('marks %s', async (mark) => {
  const [wrong = ''] = mark.split(' ');
  expect(await marksIn(`The nurses saw ${wrong} patients at night.`)).toEqual([mark]);
});
