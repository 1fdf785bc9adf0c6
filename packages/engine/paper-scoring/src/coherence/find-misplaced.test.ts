import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { goodPost, plainEssay, soundEssay } from '../testing/essays.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { readWork } from '../work/read-work.ts';
import { findMisplaced } from './find-misplaced.ts';

function found(paragraphs: readonly string[]) {
  const work = readWork(paperFromText(paragraphs.join('\n\n')));
  return findMisplaced({ work, sound: findSoundWork(work, '') });
}
const messages = (paragraphs: readonly string[]) => found(paragraphs).map(({ message }) => message);

const opening =
  'The ferry to Gull Island stopped running in March, and the island lost its only pharmacy a month later. This essay asks what else went with it.';
const school =
  'The first loss was the school. Nine families moved to the mainland before the summer, because their children could not get home in the evening.';
const shop =
  'A second loss was the shop. Its owner had bought bread and milk from the boat for thirty years, and no truck could take its place.';
const others =
  'Some islanders say that nothing was lost but noise. They point to the quiet harbor and to the seals that came back to the northern beach.';
const close =
  'In conclusion, a ferry carries more than passengers. When the county counts what it saves, it should count the school and the shop as well.';

describe('findMisplaced', () => {
  it.each([
    ['an essay', [opening, school, shop, others, close]],
    ['a plain essay', plainEssay.split('\n\n')],
    ['an essay with sources', soundEssay.split('\n\n')],
    ['a post', goodPost.split('\n\n')],
    ['two lists of reasons', [opening, school, shop, others, school, shop, close]],
    ['a close with a note below it', [opening, school, shop, others, close, others]],
    ['a title above the text', ['What the Ferry Took With It', opening, school, shop, close]],
    ['sections', ['Introduction', opening, 'Methods', school, 'Results', shop, 'Discussion', others]],
    [
      'a heading above a smaller one',
      ['Losses', opening, 'Causes', 'The School', school, shop, others, close],
    ],
    [
      'dates',
      [
        opening,
        'The second of May was a Sunday, and the harbor was full of people who did not know that it was the last run.',
        shop,
        others,
        close,
      ],
    ],
  ])('is silent on %s', (_, paragraphs) => {
    const weight = found(paragraphs).reduce((sum, one) => sum + one.weight, 0);
    expect(weight).toBeLessThan(0.6);
  });

  it('names a close that stands first, with its words and what follows', () => {
    expect(messages([close, opening, school, shop, others])).toEqual([
      'Paragraph 1 begins “In conclusion, a ferry carries…”, but 4 more paragraphs follow it.',
    ]);
  });

  it('names the second of two reasons that comes before the first', () => {
    expect(messages([opening, shop, others, school, close])).toEqual([
      'Paragraph 2 begins “A second loss was the…”, but paragraph 4, which begins “The first loss was the…”, comes after it.',
    ]);
  });

  it('names an opening that takes up what was not said', () => {
    const however = `However, ${others.charAt(0).toLowerCase()}${others.slice(1)}`;
    expect(messages([however, opening, school, close])[0]).toMatch(
      /^The paper begins “However, some islanders/u,
    );
  });

  it('names headings without text, sections that run backwards and a title below the text', () => {
    const sections = ['Results', school, 'Discussion', 'Methods', shop, 'Introduction', opening, others];
    expect(messages(sections)).toEqual([
      'No text follows the heading “Discussion”.',
      '“Methods” comes after “Results”.',
      '“Introduction” comes after “Results”.',
    ]);
    const numbered = [opening, '**2. What was lost**', school, '**1. What happened**', shop, others, close];
    expect(messages(numbered)).toEqual(['“1. What happened” comes after “2. What was lost”.']);
    expect(messages([school, 'What the Ferry Took With It', opening, shop, others])).toEqual([
      'The title “What the Ferry Took With It” stands below the beginning of the text.',
    ]);
  });

  it('names an abbreviation that is explained only later', () => {
    const explains =
      'The Island Transport Board (ITB) had warned of the debt for years, but nobody at the county office had read its letters.';
    const uses =
      'The ITB then sold the boat to a firm that runs tours to the lighthouse in the summer months.';
    expect(messages([opening, explains, uses, close])).toEqual([]);
    expect(messages([opening, uses, explains, close])).toEqual([
      'Paragraph 2 uses “ITB”, which only paragraph 3 explains.',
    ]);
  });
});
