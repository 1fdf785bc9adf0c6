import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReferenceEntry, Span } from '@greenpen/paper';
import { readReferenceEntry } from './read-entry.ts';
import { referenceEntriesOf } from './references.ts';
import { draftPaper } from '../testing/draft-paper.ts';

const read = (text: string): ReferenceEntry => readReferenceEntry(text, { start: 0, end: text.length });

const PARTS = ['title', 'container', 'volume', 'issue', 'pages', 'publisher', 'doi', 'url'] as const;

/** The parts that were found, as they are written. */
function partsOf(text: string): Readonly<Record<string, string>> {
  const entry = read(text);
  const found = PARTS.map((part) => [part, wordsAt(text, entry[part])] as const);
  return Object.fromEntries([['kind', entry.kind], ...found.filter(([, words]) => words !== '')]);
}

function wordsAt(text: string, span: Span | null): string {
  return span === null ? '' : text.slice(span.start, span.end);
}

const authorsOf = (written: string) =>
  read(`${written} (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.`).authors.map(({ family, given }) =>
    given === null ? family : `${family}, ${given}`,
  );

describe('readReferenceEntry', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Diaz, A.', ['Diaz, A.']],
    ['Diaz, A. B., & de la Cruz, H.-J.', ['Diaz, A. B.', 'de la Cruz, H.-J.']],
    ['Diaz, A., Lee, B., . . . Ono, C.', ['Diaz, A.', 'Lee, B.', 'Ono, C.']],
    ['Diaz, Ana, and Lee, Ben', ['Diaz, Ana', 'Lee, Ben']],
    ['Greaves, P. L., Jr. (Ed.).', ['Greaves, P. L.']],
    ['World Health Organization.', ['World Health Organization']],
    [
      'American Nurses Association, & American Sleep Association.',
      ['American Nurses Association', 'American Sleep Association'],
    ],
    ['A. B. Diaz and C. Lee', ['Diaz, A. B.', 'Lee, C.']],
    ['Diaz A, Lee B', ['Diaz, A', 'Lee, B']],
    ['Diaz, A., et al.', ['Diaz, A.']],
  ])('reads the authors of %s', (written, authors) => {
    expect(authorsOf(written)).toEqual(authors);
  });

  it.each([
    ['Diaz, A. (2019). Sleep. Rest Press.', '2019'],
    ['Diaz, A. (2019, March 3). Sleep. Rest Press.', '2019'],
    ['Diaz, A. (n.d.). Sleep. Rest Press.', 'n.d.'],
    ['Diaz, A. (2019b). Sleep. Rest Press.', '2019b'],
    ['Diaz, A. 2019. Sleep. Rest Press.', '2019'],
    ['Diaz, A. (in press). Sleep. Rest Press.', 'in press'],
    ['Diaz, A. Sleep. Rest Press.', null],
  ])('reads the year of %s', (text, year) => {
    expect(read(text).year).toBe(year);
  });

  it.each([
    ['Why do ferries stop? A review of winter timetables. Harbor Letters, 4(2), 10–19.', 'Harbor Letters'],
    ['Who stays! An account of two strikes. Labor Review, 12, 3–9.', 'Labor Review'],
    ['Why do ferries stop? Harbor Letters, 4(2), 10–19.', 'Harbor Letters'],
  ])('finds the journal behind a title that asks: %s', (rest, journal) => {
    const text = `Diaz, A. (2019). ${rest}`;
    expect(partsOf(text)).toMatchObject({ kind: 'article', container: journal });
  });

  it('leaves a question as the title where what follows is no subtitle', () => {
    const text = 'Diaz, A. (2019). Do ferries pay? Harbor Press.';
    expect(partsOf(text)).toMatchObject({ title: 'Do ferries pay?', publisher: 'Harbor Press' });
  });

  it('reads a journal article', () => {
    const text =
      'Diaz, A. (2019). Sleep in the U.S.: A study. Sleep Letters, 4(2), 10–19. https://doi.org/10.1000/a.b';
    expect(partsOf(text)).toEqual({
      kind: 'article',
      title: 'Sleep in the U.S.: A study',
      container: 'Sleep Letters',
      volume: '4',
      issue: '2',
      pages: '10–19',
      doi: 'https://doi.org/10.1000/a.b',
    });
  });

  it('reads a chapter', () => {
    const text =
      'Diaz, A. (2019). Naps. In B. Lee & C. Ono (Eds.), The long night (2nd ed., pp. 4–9). Rest Press.';
    expect(partsOf(text)).toEqual({
      kind: 'chapter',
      title: 'Naps',
      container: 'The long night',
      pages: '4–9',
      publisher: 'Rest Press',
    });
  });

  it('reads a book, a webpage and a thesis', () => {
    expect(partsOf('Diaz, A. (2019). On rest (2nd ed.). Rest Press.')).toEqual({
      kind: 'book',
      title: 'On rest (2nd ed.)',
      publisher: 'Rest Press',
    });
    expect(partsOf('Sleep Library. (2019, May 3). What naps do. https://example.org/naps.')).toEqual({
      kind: 'webpage',
      title: 'What naps do',
      url: 'https://example.org/naps',
    });
    expect(
      partsOf('Diaz, A. (2019). Naps [Doctoral dissertation, Rest University]. Rest Archive.'),
    ).toMatchObject({
      kind: 'thesis',
      publisher: 'Rest Archive',
    });
  });

  it('takes the title of a work without author for its title', () => {
    expect(read('List of oldest naps. (2019). In Sleepwiki. https://example.org/a')).toMatchObject({
      authors: [],
      year: '2019',
    });
    expect(read('Ray v. Sleep Board, 347 U.S. 483 (1954).')).toMatchObject({ authors: [], year: '1954' });
    expect(
      read('U.S. Fish and Wildlife Service. (2019). The pallid sturgeon. https://example.org/a'),
    ).toMatchObject({
      authors: [{ family: 'U.S. Fish and Wildlife Service', given: null }],
    });
  });

  it('gives parts that lie inside the entry', () => {
    const pieces = [
      'Diaz, A.',
      ' (2019). ',
      'Sleep',
      '. ',
      ', ',
      '4',
      '(2)',
      '10-19',
      'In ',
      'https://a.b/c',
      ' & ',
      '“',
      ' doi:10.1000/a',
      'n.d.',
    ];
    assert(
      property(array(constantFrom(...pieces), { minLength: 1, maxLength: 30 }), (words) => {
        const text = words.join('');
        const entry = read(text);
        for (const span of [entry.authorsSpan, entry.yearSpan, ...PARTS.map((part) => entry[part])]) {
          if (span === null) continue;
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.start).toBeLessThan(span.end);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('referenceEntriesOf', () => {
  const BODY = 'Sleep is needed for learning, as many studies over the years have shown.';

  it('reads one entry a paragraph', () => {
    const paper = draftPaper([
      BODY,
      'References',
      'Diaz, A. (2019). Sleep. Rest Press.',
      'Lee, B. (2018). Naps. Rest Press.',
    ]);
    expect(referenceEntriesOf(paper).map(({ year }) => year)).toEqual(['2019', '2018']);
  });

  it('joins the lines of an entry that was broken', () => {
    const paper = draftPaper([
      BODY,
      'References',
      'Diaz, A. (2019). Sleep and the long',
      'way to memory. Sleep Letters, 4(2), 10–19.',
      'https://doi.org/10.1000/a',
      'van der Berg, B. (2018). Naps. Rest Press.',
    ]);
    expect(referenceEntriesOf(paper).map(({ year, doi }) => [year, doi !== null])).toEqual([
      ['2019', true],
      ['2018', false],
    ]);
  });

  it('splits two entries in one paragraph, and joins the rest of the second', () => {
    const paper = draftPaper([
      BODY,
      'References',
      'Kim, H. (2020). Living together. Harbor Press. Lind, E., & Moore, J. T. (2018). Bright screens and sleep.',
      'Letters on Sleep, 12(4), 201–215. https://doi.org/10.1000/a',
    ]);
    expect(
      referenceEntriesOf(paper).map(({ year, authors, doi }) => [year, authors.length, doi !== null]),
    ).toEqual([
      ['2020', 1, false],
      ['2018', 2, true],
    ]);
  });

  it('leaves an entry whole that names the editors of its book', () => {
    const paper = draftPaper([
      BODY,
      'References',
      'Kim, H. (2020). Dorms. In E. Lind & J. T. Moore (Eds.), Living together (pp. 1–9). Harbor Press.',
      'Lind, E. (2019). Sleep.',
      'Moore, J. T. Dreams. Harbor Press.',
    ]);
    expect(referenceEntriesOf(paper)).toHaveLength(3);
  });

  it('is empty without a list', () => {
    expect(referenceEntriesOf(draftPaper([BODY]))).toEqual([]);
  });
});
