import { describe, expect, it } from 'vitest';
import { findAnnounced, findOpenExtra } from './announcements.ts';
import type { Place } from './part-likeness.ts';

const placesOf = (...paragraphs: readonly (readonly string[])[]): readonly Place[] =>
  paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((text) => ({
      sentence: { span: { start: 0, end: text.length }, words: [], stems: [] },
      paragraph,
      text,
      headings: [],
      saysMore: true,
    })),
  );

const announced = (part: string, text: string) => findAnnounced(part, placesOf([text])).length > 0;

describe('a sentence that says what it is', () => {
  it.each([
    ['Discuss two limitations of the survey', 'Another weakness is that nobody over sixty was asked.'],
    ['Present one counterargument', 'The landlords may object that repairs cost more every year.'],
    ['Answer an objection', 'Some of the farmers say that the dam would dry out their wells.'],
    ['Answer an objection', 'It could be argued that the vaccine came too early.'],
    ['End with a recommendation', 'I therefore strongly recommend a second trial in a rural clinic.'],
    ['Propose a solution', 'Our proposal is to close the street on Sundays.'],
    ['Define social capital', 'Social capital refers to what people can ask of each other.'],
    ['Give one example', 'For instance, the bakery on Pine Street closed in May.'],
  ])('is found for “%s”', (part, text) => {
    expect(announced(part, text)).toBe(true);
  });

  it.each([
    ['Discuss two limitations of the survey', 'The survey reached 2,000 households in the valley.'],
    ['Present one counterargument', 'The landlord raised the rent twice in that year.'],
    ['End with a recommendation', 'The committee met on a Tuesday and left early.'],
    ['Define social capital', 'For instance, the bakery on Pine Street closed in May.'],
    ['Describe the town', 'Another weakness is that nobody over sixty was asked.'],
  ])('is not found for “%s”', (part, text) => {
    expect(announced(part, text)).toBe(false);
  });
});

const open = (asked: string, ...paragraphs: readonly (readonly string[])[]) => {
  const places = placesOf(...paragraphs);
  const [first] = places;
  return first === undefined ? null : findOpenExtra(asked, first, places);
};

describe('what a part asks for beside its main matter', () => {
  const part = 'Recommend one change, including what it would cost or how it would be measured';
  it('is named where neither the paragraph nor the next one has it', () => {
    expect(open(part, ['I recommend a bus that runs until midnight.', 'Students would like that.'])).toBe(
      'including what it would cost or how it would be measured',
    );
  });

  it('is there with one of two that are joined by “or”', () => {
    expect(open(part, ['I recommend a later bus.'], ['It would take $400 a week.'])).toBeNull();
  });

  it('needs both of two that are joined by “and”', () => {
    const both = 'Recommend one change, with its cost and a date';
    expect(open(both, ['I recommend a later bus at $400 a week.'])).toBe('with its cost and a date');
    expect(open(both, ['I recommend a later bus at $400 a week from September on.'])).toBeNull();
  });

  it('is nothing where the part has one matter alone', () => {
    expect(open('Recommend one change', ['I recommend a later bus.'])).toBeNull();
  });
});
