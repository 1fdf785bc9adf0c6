import { defaultCriteria } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { catalogueOf } from '@greenpen/paper';
import { scorePaper } from '@greenpen/paper-scoring';
import { cleanPaper, subjectPapers, weakEssay } from '@greenpen/test-papers';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { array, assert, asyncProperty, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listEngineChecks } from './review-paper.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };
const checks = catalogueOf(listEngineChecks());

const essay = [
  'Last spring the public library of Harlow stopped charging fines for late books. Many people had warned that the shelves would be empty by summer. This essay looks at what happened instead and argues that other towns should do the same.',
  'The first result was that old books came back. In March alone, readers returned 1,900 books that had been missing for more than a year. They had kept these books, as several of them told the librarian Ruth Adeyemi, because they were ashamed of what they owed. Adeyemi put the notes that came with them on a board in the hall.',
  'A second result was that more children signed up. Under the old rule, a family that owed ten dollars could not borrow at all. Such a family often lived near the branch on Mill Street, where fines had been highest. Since the fines were dropped, the number of young readers there has grown by a third.',
  'Critics point out that fines paid for new books. That is true, but the sum was small: about two percent of the budget. Collecting it took a clerk one day a week. Once her wage is counted, the fines cost nearly as much as they brought in.',
  'In conclusion, the library gave up very little and won back both books and readers. Its example shows that a rule can survive for a century only because nobody adds up what it costs. Other towns should do that sum before they print the next reminder.',
].join('\n\n');

const contentOf = (text: string) => contentOfFile(new TextEncoder().encode(text));

async function contentOfFile(bytes: Uint8Array) {
  const read = await readPaper({ fileName: 'paper.txt', bytes });
  if (read.status !== 'read') throw new Error('The text could not be read.');
  const { weights } = defaultCriteria;
  const scored = scorePaper({ paper: read.paper, findings: [], checks, weights, meanings });
  return { score: scored.scores.content, codes: scored.contentFindings.map(({ check }) => check) };
}

/** The same for the same seed. */
function shuffle<Item>(items: readonly Item[], seed: number): readonly Item[] {
  let state = seed;
  return items
    .map((item) => {
      state = (state * 48_271) % 2_147_483_647;
      return { item, at: state };
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const sentencesIn = (text: string) => text.split(/(?<=[.?!]”?)\s+/u);
const inParagraphs = (sentences: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(sentences.length / size) }, (_, at) =>
    sentences.slice(at * size, at * size + size).join(' '),
  ).join('\n\n');
const seeds = [11, 23, 37, 41, 59, 67, 83, 97].map((seed) => seed * 7919);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the order of a text', () => {
  it('is not doubted where it is the order in which it was written', async () => {
    for (const text of [essay, ...subjectPapers.map((paper) => paper.text)]) {
      expect((await contentOf(text)).codes).not.toContain('content-disorder');
    }
    // The sentences of a long generated paper are drawn at random, so its order is doubted rightly.
    for (const make of [cleanPaper, weakEssay]) {
      const { bytes } = await make('txt');
      expect((await contentOfFile(bytes)).codes).not.toContain('content-disorder');
    }
  });

  it('costs ten points or more where the sentences are shuffled', async () => {
    const { score } = await contentOf(essay);
    const shuffled = await Promise.all(
      seeds.map((seed) => contentOf(inParagraphs(shuffle(sentencesIn(essay), seed), 4))),
    );
    expect(score - mean(shuffled.map((one) => one.score))).toBeGreaterThanOrEqual(10);
  });

  it('costs more where paragraphs with clear openings are shuffled', async () => {
    const { score } = await contentOf(essay);
    const [one = '', two = '', three = '', four = '', five = ''] = essay.split('\n\n');
    const { score: moved, codes } = await contentOf([five, three, one, four, two].join('\n\n'));
    expect(codes).toContain('content-disorder');
    expect(score - moved).toBeGreaterThanOrEqual(10);
  });
});

describe('text that is no paper', () => {
  it('scores 15 at most where its words are at random', async () => {
    const words = subjectPapers.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    for (const seed of seeds) {
      const random = shuffle(words, seed).slice(0, 420);
      const lines = Array.from(
        { length: 30 },
        (_, at) => `${random.slice(at * 14, at * 14 + 14).join(' ')}.`,
      );
      const text = inParagraphs(
        lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
        6,
      );
      expect((await contentOf(text)).score).toBeLessThanOrEqual(15);
    }
  });

  it('scores 40 at most where its sentences come from five papers at random', async () => {
    const scores = await Promise.all(
      seeds.map(async (seed, at) => {
        const five = Array.from(
          { length: 5 },
          (_, other) => subjectPapers[(at + other * 2) % 10]?.text ?? '',
        );
        const sentences = shuffle(five.flatMap(sentencesIn), seed).slice(0, 36);
        return (await contentOf(inParagraphs(sentences, 6))).score;
      }),
    );
    expect(scores.filter((score) => score <= 40).length).toBeGreaterThanOrEqual(6);
  });

  it('always gets the same score, from 0 to 100', async () => {
    const line = stringMatching(/^[A-Za-z,.“”’ ()0-9-]{0,60}$/u);
    await assert(
      asyncProperty(array(line, { maxLength: 30 }), async (lines) => {
        const text = `${lines.join('. ')}\n\n${essay.slice(0, 400)}`;
        const { score } = await contentOf(text);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect((await contentOf(text)).score).toBe(score);
      }),
      { numRuns: 20 },
    );
  });
});
