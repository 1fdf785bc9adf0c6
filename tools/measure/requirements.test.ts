import { readRequirements } from '@greenpen/grading';
import { expect, it } from 'vitest';
import { findResult } from './requirements.ts';

const brief = {
  title: '',
  description: '',
  instructions:
    'Describe one bridge. Engineers say that timber bridges are a thing of the past. What is the best reason to believe this, and what would you reply? Name a builder.',
  rubric: '',
  type: 'assignment',
  maxPoints: 10,
} as const;

const results = readRequirements(brief).map(
  (requirement) => ({ requirement, verdict: 'met', quote: null, span: null }) as const,
);
const textOf = (underlined: string) => findResult(underlined, results)?.requirement.text;

it('a question is found by its own words where a reader underlined what leads up to it', () => {
  const underlined =
    'Engineers say that timber bridges are a thing of the past. What is the best reason to believe this';
  expect(textOf(underlined)).toMatch(/best reason/u);
  expect(textOf('and what would you reply?')).toMatch(/reply/u);
});

it('nothing is found for words that no requirement has', () => {
  expect(textOf('Explain how a river carries sand to the sea in spring')).toBeUndefined();
  expect(textOf('Name a sculptor of the last century and one of the river')).toBeUndefined();
});
