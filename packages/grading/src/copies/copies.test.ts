import { describe, expect, it } from 'vitest';
import { findCommonPassages, findLikePapers, type Fingerprinted } from './like-papers.ts';
import { fingerprintOf, type OwnText } from './shingles.ts';

/** Whole numbers below `below`, the same for a seed on every machine. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = Array.from({ length: 600 }, (_, index) => `w${index.toString(36)}`);

/** Paragraphs of their own for every seed, from one small vocabulary. */
function writeParagraphs(seed: number, count = 6): readonly string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 60 }, () => words[random(words.length)]).join(' '),
  );
}

/** The paragraphs in another order, with four words exchanged. */
function disguise(paragraphs: readonly string[], seed: number): readonly string[] {
  const random = createRandom(seed);
  const [first = '', second = '', ...rest] = paragraphs;
  let changed = [second, ...rest.toReversed(), first].join('\n').split(' ');
  for (let change = 0; change < 4; change += 1) changed = changed.with(random(changed.length), 'changed');
  return changed.join(' ').split('\n');
}

const own = (paragraphs: readonly string[]): OwnText => {
  const text = paragraphs.join('\n');
  return { text, spans: [{ start: 0, end: text.length }] };
};

const printed = (paragraphs: readonly string[], assignment = 'essay 1'): Fingerprinted => ({
  hashes: fingerprintOf(own(paragraphs)),
  assignment,
});

const pairsOf = (papers: readonly Fingerprinted[]) =>
  findLikePapers(papers).map(({ one, other }) => [one, other]);

describe('findLikePapers', () => {
  it('finds every disguised copy among 200 papers, and no other pair', () => {
    const papers = Array.from({ length: 180 }, (_, seed) => writeParagraphs(seed + 1));
    const copies = papers.slice(0, 20).map((paper, seed) => disguise(paper, seed + 1000));
    const pairs = pairsOf([...papers, ...copies].map((paper) => printed(paper)));
    expect(pairs).toEqual(copies.map((_, copy) => [copy, 180 + copy]));
  });

  it('finds a ring of copies and says how much is shared', () => {
    const paper = writeParagraphs(1);
    const others = Array.from({ length: 20 }, (_, seed) => printed(writeParagraphs(seed + 50)));
    const ring = [paper, disguise(paper, 2), disguise(paper, 3)].map((each) => printed(each));
    const found = findLikePapers([...ring, ...others]);
    expect(found.map(({ one, other }) => [one, other])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (const { share } of found) expect(share).toBeGreaterThan(0.75);
  });

  it('finds the half of a paper that another paper consists of', () => {
    const paper = writeParagraphs(1, 8);
    const half = [...paper.slice(0, 4), ...writeParagraphs(2, 3)];
    expect(pairsOf([printed(paper), printed(half)])).toEqual([[0, 1]]);
  });

  it('does not count what was handed out to the class', () => {
    const form = writeParagraphs(99, 5);
    const filled = Array.from({ length: 8 }, (_, seed) => printed([...form, ...writeParagraphs(seed, 3)]));
    expect(pairsOf(filled)).toEqual([]);
  });

  it('does not count passages that unlike papers took from the same text', () => {
    const source = writeParagraphs(99, 2);
    const short = [1, 2].map((seed) => printed([...source, ...writeParagraphs(seed, 1)]));
    const long = [3, 4, 5].map((seed) => printed([...source, ...writeParagraphs(seed, 9)]));
    const rest = Array.from({ length: 8 }, (_, seed) => printed(writeParagraphs(seed + 20)));
    expect(pairsOf([...short, ...long, ...rest])).toEqual([]);
  });

  it('says nothing about very short answers', () => {
    const answer = printed(['The cell makes energy from sugar in the mitochondria of the cell.']);
    expect(pairsOf([answer, answer])).toEqual([]);
  });
});

describe('fingerprintOf', () => {
  it('ignores case, punctuation and the way an apostrophe is written', () => {
    const one = own(['The students’ own words, however they write them, DON’T change much at all.']);
    const other = own(["the students' own words however they write them don't change much at all"]);
    expect(fingerprintOf(one)).toEqual(fingerprintOf(other));
  });

  it('depends on the hash that it is given', () => {
    const paper = own(writeParagraphs(1));
    expect(fingerprintOf(paper, ({ length }) => length)).not.toEqual(fingerprintOf(paper));
  });
});

describe('findCommonPassages', () => {
  it('quotes the passages with their places in both texts, longest first', () => {
    const ours = own([
      'First we measured how long the students slept on each of the nights. Then we stopped.',
    ]);
    const theirs = own([
      'Our plan: we measured how long the students slept on each of the nights, and asked them why.',
    ]);
    const [passage, ...others] = findCommonPassages(ours, theirs);
    expect(others).toEqual([]);
    expect(ours.text.slice(passage?.here.start, passage?.here.end)).toBe(
      'we measured how long the students slept on each of the nights',
    );
    expect(theirs.text.slice(passage?.there.start, passage?.there.end)).toBe(
      'we measured how long the students slept on each of the nights',
    );
  });

  it('reads over a few changed words', () => {
    const paragraph = writeParagraphs(1, 1);
    const [text = ''] = paragraph;
    const changed = text.split(' ').with(20, 'other').with(40, 'other').join(' ');
    expect(findCommonPassages(own(paragraph), own([changed])).map((passage) => passage.words)).toEqual([60]);
  });

  it('finds nothing in papers of different writers', () => {
    expect(findCommonPassages(own(writeParagraphs(1)), own(writeParagraphs(2)))).toEqual([]);
  });
});
