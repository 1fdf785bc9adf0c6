import { afterAll, beforeAll, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { judgeGrammar } from './find-grammar-issues.ts';
import { disposeGrammar, warmGrammar } from './find-grammar-issues.ts';

beforeAll(warmGrammar, 60_000);
afterAll(disposeGrammar);

const errorsIn = async (text: string) =>
  (await judgeGrammar(paperOf(text))).findings
    .filter(({ severity }) => severity === 'error')
    .map(({ quote }) => quote);

it.each([
  'The counts were read with numpy and drawn with seaborn and ggplot2.',
  'The site runs behind an nginx server and a uvicorn process.',
  'Each run was logged with wandb, and a cron job starts the next one.',
  'The keeper types `kubectl get podz` to see what the hives are doing.',
  'The tables were joined with pandas, polarz, and dplyr on one machine.',
])('corrects no name of a program in “%s”', async (text) => {
  expect(await errorsIn(text)).toEqual([]);
});

it.each([
  ['The goverment counted the hives with numpy last year.', 'goverment'],
  ['Keepers who use pandas definately save time.', 'definately'],
])('still corrects the prose in “%s”', async (text, quote) => {
  expect(await errorsIn(text)).toEqual([quote]);
});
