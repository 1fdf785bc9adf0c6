import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationsOf } from './citations.ts';
import { spanText } from '@greenpen/paper';
import { draftPaper } from '../testing/draft-paper.ts';

const paperWith = (sentence: string) =>
  draftPaper(['Sleep is needed for learning, as many studies over the years have shown.', sentence]);

/** Each work as "names | year", with what is special about it. */
function readFrom(sentence: string): readonly string[] {
  const paper = paperWith(sentence);
  return citationsOf(paper).map(({ names, year, hasEtAl, joiner, locator, role }) =>
    [
      `${names.join(' + ')}${hasEtAl ? ' et al.' : ''} | ${year}`,
      joiner === null ? '' : joiner,
      locator === null ? '' : spanText(paper.text, locator),
      role === 'work' ? '' : role,
    ]
      .filter(Boolean)
      .join(' | '),
  );
}

describe('citationsOf', () => {
  it.each<readonly [string, readonly string[]]>([
    ['It helps (Diaz, 2019).', ['Diaz | 2019']],
    ['Ann Ash, Hives of the North (Sutton, 1988), 54.', []],
    ['It helps (Diaz & Lee, 2019a).', ['Diaz + Lee | 2019a | &']],
    ['It helps (Diaz and Lee, 2019).', ['Diaz + Lee | 2019 | and']],
    ['It helps (Diaz et al., 2019, p. 4).', ['Diaz et al. | 2019 | p. 4']],
    ['It helps (Diaz, 2019; Ono, n.d.; Ray, in press).', ['Diaz | 2019', 'Ono | n.d.', 'Ray | in press']],
    ['It helps (Diaz, 2018, 2019a, 2019b).', ['Diaz | 2018', 'Diaz | 2019a', 'Diaz | 2019b']],
    ['It helps (see, e.g., Diaz, 2019; cf. Ono, 2018).', ['Diaz | 2019', 'Ono | 2018']],
    ['It helps (Freud, 1900/1953).', ['Freud | 1900/1953']],
    ['It helps (World Health Organization [WHO], 2020).', ['World Health Organization | 2020']],
    [
      'It helps (Centers for Disease Control and Prevention, 2018).',
      ['Centers for Disease Control and Prevention | 2018'],
    ],
    ['It helps (“Understanding Sleep,” 2018).', ['Understanding Sleep | 2018']],
    ['It helps (van der Berg & O’Neil, 2019).', ['van der Berg + O’Neil | 2019 | &']],
    ['It helps (de la Cruz-García, 2019, paras. 2–3).', ['de la Cruz-García | 2019 | paras. 2–3']],
    ['It helps (Diaz, 2019, 1:30:40).', ['Diaz | 2019 | 1:30:40']],
    ['It helps (Diaz, 2019, Ono, 2018).', ['Diaz | 2019', 'Ono | 2018']],
    ['It helps (J. Ray, personal communication, March 3, 2020).', ['Ray | 2020 | personal-communication']],
    ['It helps (Ray, 1982, as cited in Diaz, 2014).', ['Ray | 1982 | original-of-secondary', 'Diaz | 2014']],
    ['It helps (R. Diaz, 2019; T. Lee & M. Ono, 2018).', ['Diaz | 2019', 'Lee + Ono | 2018 | &']],
    ['It helps (R Core Team, 2015).', ['R Core Team | 2015']],
    ['It helps (Diaz et al.).', ['Diaz et al. | null']],
  ])('reads the parentheses of %s', (sentence, works) => {
    expect(readFrom(sentence)).toEqual(works);
  });

  it.each<readonly [string, readonly string[]]>([
    ['Diaz and Lee (2019) found it.', ['Diaz + Lee | 2019 | and']],
    ['In contrast, Diaz (2019, p. 4) found it.', ['Diaz | 2019 | p. 4']],
    ['Diaz’s (2019) study found it.', ['Diaz | 2019']],
    ['Diaz et al. (2018, 2019) found it.', ['Diaz et al. | 2018', 'Diaz et al. | 2019']],
    ['Diaz, Lee, and Ono (2019) found it.', ['Diaz + Lee + Ono | 2019 | and']],
    ['In Texas, Diaz and Lee (2019) found it.', ['Diaz + Lee | 2019 | and']],
    ['According to the World Health Organization (2020), it helps.', ['World Health Organization | 2020']],
    ['The work of van der Berg (2019) shows it.', ['van der Berg | 2019']],
    ['Diaz and colleagues (2019) found it.', ['Diaz et al. | 2019']],
    ['Ray (1982, as cited in Diaz, 2014) found it.', ['Ray | 1982 | original-of-secondary', 'Diaz | 2014']],
    ['The WHO (2020) found it.', ['WHO | 2020']],
  ])('reads the running text of %s', (sentence, works) => {
    expect(readFrom(sentence)).toEqual(works);
  });

  it.each([
    'The group was large (N = 2019).',
    'It grew (see Figure 1) in spring (March 2019).',
    'It happened a year later (2019).',
    'It rose by half (from 2010 to 2019).',
    'It cost much (about $2000, p < .05).',
    'The sample was small (n = 12; M = 20.19, SD = 1.9).',
    'It was warm (in Spain and Italy, 2019 was a good year).',
    'The plan (as of May 5, 2019) failed.',
  ])('reads nothing into %s', (sentence) => {
    expect(readFrom(sentence)).toEqual([]);
  });

  it.each([
    ['The games (Paris 2024) drew a crowd.', false],
    ['Pulp Fiction (1994) is a film.', false],
    ['It helps (Diaz, 2019).', true],
    ['Diaz (2019) argued that it helps.', true],
  ])('says how sure it is of %s', (sentence, isClear) => {
    expect(citationsOf(paperWith(sentence)).map((citation) => citation.isClear)).toEqual([isClear]);
  });

  it('leaves the reference list and the title page alone', () => {
    const paper = draftPaper([
      'Sleep helps many people, as a study of a thousand students showed (Diaz, 2019).',
      'References',
      'Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.',
    ]);
    expect(citationsOf(paper)).toHaveLength(1);
  });

  it('gives spans that lie inside the text and hold the year', () => {
    const pieces = [
      '(',
      ')',
      'Diaz',
      ' & ',
      ', ',
      '2019',
      'et al.',
      '; ',
      'see ',
      ' and ',
      'n.d.',
      'p. 4',
      ' ',
      'WHO',
      '“',
    ];
    assert(
      property(array(constantFrom(...pieces), { maxLength: 40 }), (words) => {
        const paper = paperWith(words.join(''));
        for (const { span, group, yearSpan, authors } of citationsOf(paper)) {
          expect(span.start).toBeLessThan(span.end);
          expect(group.end).toBeLessThanOrEqual(paper.text.length);
          expect(authors.start).toBeLessThan(authors.end);
          expect(yearSpan === null ? '2019' : spanText(paper.text, yearSpan)).toMatch(/2019|n\.d\./u);
        }
      }),
    );
  });
});
