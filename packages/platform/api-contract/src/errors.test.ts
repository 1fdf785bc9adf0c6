import { gradingErrorCodes } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { errors } from './errors.ts';

const MOST_SENTENCES = 2;
const MOST_WORDS = 20;

const sentencesOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

const rows = Object.entries(errors);

describe('the table of errors', () => {
  it.each(rows)('gives %s a status of a refusal or a failure', (_, { status }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it.each(rows)('tells users in at most two short sentences about %s', (_, { sentence }) => {
    const sentences = sentencesOf(sentence);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThanOrEqual(MOST_SENTENCES);
    expect(sentences.filter((one) => one.trim().split(/\s+/u).length > MOST_WORDS)).toEqual([]);
  });

  it('has a row for every code of the engine and of the rules for grades', () => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...gradingErrorCodes]));
  });
});
