import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { expectSoundPaper } from '../testing/expect-sound-paper.ts';
import { typeset } from './testing/typeset.ts';

const file = typeset({
  header: { left: 'REST', right: String },
  paragraphs: [
    { text: 'Rest and Recall', style: 'bold', align: 'center' },
    {
      text: 'Students who sleep fewer than six hours recall less of what they studied. '.repeat(12),
      firstLinePt: 36,
    },
    { text: 'Method', style: 'bold', align: 'center', startsPage: true },
    { text: 'Two groups were compared over one week.', firstLinePt: 36 },
  ],
});

/** Throws where a paper was read that is not sound. */
async function describeOutcome(bytes: Uint8Array): Promise<string> {
  const outcome = await readPdf(bytes);
  if (outcome.status === 'read') expectSoundPaper(outcome.paper);
  return outcome.status === 'read' ? 'a paper' : outcome.refusal.message;
}

/** The test runner listens for dropped promises itself; without it, the reader alone must keep the thread alive. */
const runnersOwn = process.listeners('unhandledRejection');

beforeAll(() => {
  process.removeAllListeners('unhandledRejection');
});

afterAll(() => {
  for (const listener of runnersOwn) process.on('unhandledRejection', listener);
});

describe('readPdf on bytes that are no sound PDF', () => {
  it('ends with an outcome on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, hasHeader) => {
        const header = new TextEncoder().encode(hasHeader ? '%PDF-1.7\n' : '');
        expect(await describeOutcome(new Uint8Array([...header, ...bytes]))).not.toBe('');
      }),
      { numRuns: 60 },
    );
  });

  it('ends with an outcome wherever a file is cut off', async () => {
    const whole = await file;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length }), async (length) => {
        expect(await describeOutcome(whole.slice(0, length))).not.toBe('');
      }),
      { numRuns: 40 },
    );
  });

  it('ends with an outcome whatever bytes of a file are changed', async () => {
    const whole = await file;
    const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.integer({ min: 0, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async (changes) => {
        const changed = whole.slice();
        for (const { at, to } of changes) changed[at] = to;
        expect(await describeOutcome(changed)).not.toBe('');
      }),
      { numRuns: 80 },
    );
  });

  it('keeps every word of any text that is typeset', async () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,12}[,.]?$/);
    const paragraph = fc.record({
      text: fc.array(word, { minLength: 1, maxLength: 80 }).map((words) => words.join(' ')),
      firstLinePt: fc.constantFrom(0, 36),
      align: fc.constantFrom('left', 'justify', 'center'),
      sizePt: fc.constantFrom(10, 12),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 12 }), async (paragraphs) => {
        const outcome = await readPdf(await typeset({ paragraphs }));
        if (outcome.status === 'refused') throw new Error(outcome.refusal.code);
        expectSoundPaper(outcome.paper);
        const words = paragraphs.flatMap(({ text }) => text.split(' '));
        expect(outcome.paper.text.split(/\s+/)).toEqual(words);
      }),
      { numRuns: 40 },
    );
  });
});
