import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onTopicAnswers, requirementKinds, verdicts } from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { profilePaper } from '../class/profile-paper.ts';
import { reviewPaper } from '../review-paper.ts';
import { runCommand } from './run-command.ts';

const essay = `Sleep helps memory because the brain sorts new material at night (Diaz & Lee, 2019).

The students was tired, and many of them recieve lower grades than they could. For example, one class slept five hours and forgot half of a list of words.

References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.`;

const copiedEssay = [
  'My grandmother kept bees behind the barn, and every spring she let me carry the smoker. The hives were quiet in the cold morning, and she said that bees forgive a slow hand but never a careless one.',
  'In my second year of college I thought of her hives when a group project went wrong. We had split the work in a hurry, nobody had read the whole assignment, and the parts did not fit together.',
  'I asked everybody to stop for one evening and to read what the others had written. It was late when we finished, but by then each of us knew what the paper was about, and the rest took two days.',
];

const answer = z.strictObject({
  id: z.union([z.string(), z.number(), z.null()]),
  review: z
    .strictObject({
      scores: z.strictObject({
        grammar: z.number(),
        apa: z.number(),
        content: z.number(),
        total: z.number(),
      }),
      letter: z.enum(['A', 'B', 'C', 'D', 'F']),
      feedback: z.strictObject({
        grammar: z.string(),
        apa: z.string(),
        content: z.string(),
        overall: z.string(),
      }),
      sentences: z.array(
        z.strictObject({
          area: z.enum(['grammar', 'apa', 'content', 'overall']),
          text: z.string().min(1),
          restsOn: z.array(z.string()),
        }),
      ),
      findings: z.array(
        z.strictObject({
          id: z.string().min(1),
          area: z.enum(['grammar', 'apa', 'content']),
          check: z.string(),
          severity: z.enum(['error', 'advice']),
          message: z.string(),
          quote: z.string().nullable(),
          start: z.int().nullable(),
          end: z.int().nullable(),
          page: z.int().nullable(),
          suggestions: z.array(z.string()),
          source: z.string(),
        }),
      ),
      student: z.strictObject({
        name: z.string().nullable(),
        email: z.string().nullable(),
        otherName: z.string().nullable(),
      }),
      text: z.string(),
      forInstructor: z.string().regex(/^\p{Lu}.*\.$/u),
      words: z.int(),
      pages: z.int(),
      notes: z.array(z.strictObject({ code: z.string(), message: z.string(), page: z.int().nullable() })),
      requirements: z.array(
        z.strictObject({
          id: z.string(),
          text: z.string(),
          kind: z.enum(requirementKinds),
          required: z.boolean(),
          verdict: z.enum(verdicts),
          reason: z.string().optional(),
          quote: z.string().nullable(),
          start: z.int().nullable(),
          end: z.int().nullable(),
        }),
      ),
      rubric: z.array(
        z.strictObject({
          criterion: z.string(),
          level: z.string().nullable(),
          points: z.number().nullable(),
          maxPoints: z.number(),
          quote: z.string().nullable(),
          reason: z.string(),
          provisional: z.boolean(),
        }),
      ),
      onTopic: z.enum(onTopicAnswers),
      notAnAnswer: z.strictObject({ reason: z.string(), question: z.string().nullable() }).nullable(),
      notJudged: z.array(z.enum([...areas, 'argument', 'accuracy'])),
      interval: z.strictObject({
        content: z.tuple([z.number(), z.number()]).nullable(),
        total: z.tuple([z.number(), z.number()]).nullable(),
      }),
      doubts: z.array(z.strictObject({ code: z.string(), message: z.string() })),
      copies: z
        .array(
          z.strictObject({
            id: z.union([z.string(), z.number(), z.null()]),
            share: z.number().min(0).max(1),
            quote: z.string(),
          }),
        )
        .optional(),
    })
    .optional(),
  error: z.strictObject({ code: z.string(), message: z.string() }).optional(),
});

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-command-'));
  await writeFile(join(folder, 'essay.txt'), essay);
  await writeFile(join(folder, 'empty.txt'), '');
});

afterAll(() => rm(folder, { recursive: true }));

async function run(words: readonly string[], input = '') {
  const written = { output: '', complaints: '' };
  const into = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _, done) {
        written[name] += String(chunk);
        done();
      },
    });
  const code = await runCommand({
    words,
    folder,
    input: Readable.from([Buffer.from(input)]),
    output: into('output'),
    complaints: into('complaints'),
    // In this thread, so that the grammar is loaded once for all tests.
    createPool: () => ({
      review: (request) => reviewPaper(request),
      warm: async () => {},
      close: async () => {},
    }),
    createProfiles: () => ({
      async profile(request) {
        const outcome = await profilePaper(request);
        return outcome.status === 'read' ? outcome : null;
      },
      close: async () => {},
    }),
  });
  return { code, ...written };
}

const answersOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => answer.parse(JSON.parse(line)));

describe('the review command', () => {
  it('answers requests in their order, each with a review or an error', async () => {
    const requests = [
      { id: 'paper', path: 'essay.txt' },
      { id: 'gone', path: 'no-such-file.docx' },
      { id: 'empty', path: 'empty.txt' },
      { id: 'folder', path: '.' },
      { id: 5 },
      { id: 'text', text: essay, assignment: { title: 'Sleep', type: 'discussion' } },
    ].map((request) => JSON.stringify(request));
    const { code, output } = await run(['--jsonl'], [...requests, 'not json', ''].join('\n'));
    const answers = answersOf(output);
    expect(code).toBe(0);
    expect(answers.map(({ id, error }) => [id, error?.code ?? 'review'])).toEqual([
      ['paper', 'review'],
      ['gone', 'file-not-found'],
      ['empty', 'empty-file'],
      ['folder', 'file-not-found'],
      [5, 'invalid-request'],
      ['text', 'review'],
      [null, 'invalid-request'],
    ]);
    const review = answers[0]?.review;
    expect(review?.findings.map(({ check }) => check)).toContain('grammar-spelling');
    const placed = review?.findings.filter(({ quote }) => quote !== null) ?? [];
    for (const { quote, start, end } of placed)
      expect(review?.text.slice(start ?? -1, end ?? -1)).toBe(quote);
  }, 60_000);

  it('says what each drafted sentence rests on, by the ids of findings and requirements', async () => {
    const assignment = { title: 'Sleep', instructions: 'Describe one limitation. Cite three sources.' };
    const text = `${essay}\n\nThe results was clear to all of the nurses, and they knew weather to rest.`;
    const { output } = await run(['--jsonl'], JSON.stringify({ id: 'paper', text, assignment }));
    const [{ review } = {}] = answersOf(output);
    const named = [...(review?.findings ?? []), ...(review?.requirements ?? [])];
    const known = new Set(named.map(({ id }) => id));
    const sentences = review?.sentences ?? [];
    const restsOn = sentences.flatMap((sentence) => sentence.restsOn);
    expect(restsOn.filter((id) => !known.has(id) && !id.startsWith('score:'))).toEqual([]);
    expect(restsOn.length).toBeGreaterThan(3);
    for (const { area, text } of sentences) expect(review?.feedback[area]).toContain(text);
  }, 30_000);

  it('names what was not judged, argument and accuracy always, and shows no number for them', async () => {
    const asked = ['whole', 'citations', 'none'].map((apa) => ({
      id: apa,
      text: essay,
      assignment: { apa },
    }));
    const { output } = await run(['--jsonl'], asked.map((request) => JSON.stringify(request)).join('\n'));
    expect(answersOf(output).map(({ id, review }) => [id, review?.notJudged])).toEqual([
      ['whole', ['argument', 'accuracy']],
      ['citations', ['argument', 'accuracy']],
      ['none', ['apa', 'argument', 'accuracy']],
    ]);
    const plain = essay.replaceAll(/ \([A-Z][^)]*\)|References[^]*/gu, '');
    await writeFile(join(folder, 'plain.txt'), plain);
    const readable = await run(['plain.txt']);
    expect(readable.output).toContain('APA not judged');
  }, 60_000);

  it('prints one answer a line for files, and a page that a person can read', async () => {
    const json = await run(['--json', 'essay.txt', 'gone.txt']);
    expect(answersOf(json.output).map(({ id }) => id)).toEqual(['essay.txt', 'gone.txt']);
    const readable = await run(['essay.txt']);
    expect(readable.output).toContain('Grammar');
    expect(readable.output).toContain('“recieve”');
  }, 60_000);

  it('tells in a class which papers are copies, and quotes what they share', async () => {
    const original = copiedEssay.join('\n\n');
    const copy = copiedEssay.toReversed().join('\n\n').replace('quiet', 'silent').replace('late', 'long');
    const requests = [
      { id: 'original', text: original },
      { id: 'other', text: essay },
      { id: 'gone', path: 'no-such-file.docx' },
      { id: 2, text: copy },
    ].map((request) => JSON.stringify(request));
    const { output } = await run(['--jsonl', '--class'], [...requests, 'not json'].join('\n'));
    const answers = answersOf(output);
    expect(answers.map(({ id, error }) => [id, error?.code ?? 'review'])).toEqual([
      ['original', 'review'],
      ['other', 'review'],
      ['gone', 'file-not-found'],
      [2, 'review'],
      [null, 'invalid-request'],
    ]);
    expect(answers.map(({ review }) => review?.copies?.map(({ id }) => id))).toEqual([
      [2],
      [],
      undefined,
      ['original'],
      undefined,
    ]);
    for (const at of [0, 3]) {
      const review = answers[at]?.review;
      const [found] = review?.copies ?? [];
      expect(found?.share).toBeGreaterThan(0.6);
      expect(found?.quote.length).toBeGreaterThan(100);
      expect(review?.text).toContain(found?.quote);
      const doubt = review?.doubts.find(({ code }) => code === 'copy-of-another');
      const other = at === 0 ? '2' : 'original';
      expect(doubt?.message).toBe(
        `Much of this paper is also in ${other} (${Math.round((found?.share ?? 0) * 100)}%).`,
      );
    }
    const alone = await run(['--jsonl'], requests[0]);
    expect(answersOf(alone.output)[0]?.review).not.toHaveProperty('copies');
  }, 60_000);

  it.each([[[]], [['--unknown']], [['--jsonl', 'essay.txt']], [['--class', 'essay.txt']]])(
    'says how it is used when called with %j',
    async (words) => {
      const { code, output, complaints } = await run(words);
      expect([code, output]).toEqual([1, '']);
      expect(complaints).toContain('Usage:');
    },
  );
});
