import { createHash } from 'node:crypto';
import { discussionPost } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { readPaper } from '../read-paper.ts';
import { refusalFor } from '../refusals.ts';
import { blockTexts, getPaper } from '../testing/read-parts.ts';

const read = async (bytes: Uint8Array) => getPaper(await readPaper({ fileName: 'a.txt', bytes }));
const readText = (text: string) => read(new TextEncoder().encode(text));

async function notesOf(latin1: string): Promise<readonly string[]> {
  const outcome = await readPaper({ fileName: 'a.txt', bytes: Buffer.from(latin1, 'latin1') });
  return outcome.status === 'read' ? outcome.notes.map(({ code }) => code) : [];
}

describe('plain text', () => {
  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x63, 0x61, 0x66, 0xc3, 0xa9]],
    ['UTF-8', [0x63, 0x61, 0x66, 0xc3, 0xa9]],
    ['UTF-16, little end first', [0xff, 0xfe, 0x63, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0x63, 0, 0x61, 0, 0x66, 0, 0xe9]],
    ['Windows-1252', [0x63, 0x61, 0x66, 0xe9]],
  ])('decodes %s', async (_, bytes) => {
    expect((await read(new Uint8Array(bytes))).text).toBe('café');
  });

  it.each<[string, (text: string) => Buffer]>([
    ['little-endian', (text) => Buffer.from(text, 'utf16le')],
    ['big-endian', (text) => Buffer.from(text, 'utf16le').swap16()],
  ])('decodes UTF-16 without a mark, %s', async (_, encode) => {
    const outcome = await readPaper({ fileName: 'a.txt', bytes: encode('Sleep helps, says Παπαδοπούλου.') });
    expect(outcome).toMatchObject({ paper: { text: 'Sleep helps, says Παπαδοπούλου.' }, notes: [] });
  });

  it('says that letters beyond A to Z were read by a guess', async () => {
    // "Μαρία" as Windows-1253 writes it.
    expect(await notesOf('\u00CC\u00E1\u00F1\u00DF\u00E1 writes of sleep.')).toEqual(['encoding-guessed']);
    expect(await notesOf('Sleep \u0093helps\u0094 \u0097 they say.')).toEqual([]);
  });

  it('reads curly quotes of Windows-1252', async () => {
    expect((await read(new Uint8Array([0x93, 0x61, 0x94]))).text).toBe('“a”');
  });

  const essay = 'Most young adults need at least seven hours of sleep a night, says María Díaz. '
    .repeat(9)
    .trim();

  it.each(['\0', '\u0001', '\u0007', '\u001F'])(
    'drops a few control characters (%j) and says so',
    async (mark) => {
      for (const text of [
        `Sleep hel${mark}ps. It does.`,
        `${essay}${mark}`,
        `${mark}${mark}${mark}${essay}`,
      ]) {
        for (const encoding of ['utf8', 'latin1', 'utf16le'] as const) {
          const outcome = await readPaper({ fileName: 'a.txt', bytes: Buffer.from(text, encoding) });
          expect(outcome).toMatchObject({ paper: { text: text.replaceAll(mark, '') } });
          const codes = outcome.status === 'read' ? outcome.notes.map(({ code }) => code) : [];
          expect(codes).toContain('invisible-characters-removed');
        }
      }
    },
  );

  it('says of a text full of control characters what is wrong with it', async () => {
    for (const text of [essay.replaceAll(' ', ' \0'), essay.replaceAll('e', '\u0001e')]) {
      const outcome = await readPaper({ fileName: 'a.txt', bytes: Buffer.from(text) });
      expect(outcome).toMatchObject({ status: 'refused', refusal: { code: 'unsupported-format' } });
      expect(outcome.status === 'refused' && outcome.refusal.message).toContain('UTF-8');
    }
  });

  it('takes no bytes for text', async () => {
    for (let round = 0; round < 40; round += 1) {
      const bytes = createHash('shake256', { outputLength: 400 + round })
        .update(`${round}`)
        .digest();
      const outcome = await readPaper({ fileName: 'a.txt', bytes });
      expect(outcome).toMatchObject({ status: 'refused' });
    }
  });

  it('takes each line for a paragraph where lines are not wrapped', async () => {
    expect(blockTexts(await readText('Maria Diaz\r\nPSY 210\r\n\r\nA paragraph.\r\n'))).toEqual([
      'Maria Diaz',
      'PSY 210',
      'A paragraph.',
    ]);
  });

  it('joins lines that a program wrapped', async () => {
    const wrapped =
      'Most young adults need at least seven hours of sleep a night, yet\nfewer than half of first-year students reach that amount during\nthe term. Short sleep is linked to lower grades.\n\nNext.';
    expect(blockTexts(await readText(wrapped))).toEqual([
      'Most young adults need at least seven hours of sleep a night, yet fewer than half of first-year students reach that amount during the term. Short sleep is linked to lower grades.',
      'Next.',
    ]);
  });

  it('joins wrapped lines that are separated by blank lines', async () => {
    const first =
      'Most young adults need at least seven hours of sleep a night, yet\nfewer than half of first-year students reach that amount during\nthe term. Short sleep is linked to lower grades, a lower mood, and\nmore visits to the clinic of the campus.';
    const second =
      'Universities have therefore begun to ask which habits they can\nchange. Evening screen use is an obvious candidate because it is\ncommon and because students choose it themselves. This paper asks\nhow it has been measured.';
    const spaced = `On Sleep\n${first}\n${second}`.replaceAll('\n', '\n\n');
    const whole = ['On Sleep', first.replaceAll('\n', ' '), second.replaceAll('\n', ' ')];
    expect(blockTexts(await readText(spaced))).toEqual(whole);
    const verse = 'The moon lies down upon the lake tonight,\n\n'.repeat(10).trim().split('\n\n');
    expect(blockTexts(await readText(verse.join('\n\n')))).toEqual(verse);
  });

  it('takes no numbered list of works for wrapped lines', async () => {
    const list = [
      '[1] A. Kumar, Low-cost sensors for moisture in the soil, vol. 14, 2018.',
      '[2] C. Moss, Saving the water of a farm with forty nodes, pp. 12-19, 2020.',
    ];
    expect(blockTexts(await readText(list.join('\n')))).toEqual(list);
  });

  it('sets list labels apart', async () => {
    const { blocks } = await readText('- one\n2. two\n2019. three');
    expect(blocks.map(({ kind, listLabel }) => [kind, listLabel])).toEqual([
      ['list-item', '-'],
      ['list-item', '2.'],
      ['paragraph', null],
    ]);
  });

  it('begins pages at form feeds', async () => {
    const { blocks, pages } = await readText('one\n\ftwo\nthree');
    expect(blocks.map(({ page, startsNewPage }) => [page, startsNewPage])).toEqual([
      [1, true],
      [2, true],
      [2, false],
    ]);
    expect(pages.map(({ span }) => span)).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 13 },
    ]);
  });

  it('says nothing about fonts and spacing', async () => {
    const { blocks } = await readText('Words');
    expect(blocks[0]?.format.lineSpacing).toBeNull();
    expect(blocks[0]?.runs[0]).toMatchObject({ font: null, bold: null, span: { start: 0, end: 5 } });
  });

  it('takes out invisible characters and shows what tag characters spell', async () => {
    const paper = await readText('vis\u200Bible\u{E0041}\u{E0042}');
    expect(paper.text).toBe('visible');
    expect(paper.hidden).toEqual([{ reason: 'invisible-characters', text: 'AB', page: null }]);
  });

  it('reads a discussion post', async () => {
    expect(blockTexts(await read(discussionPost().bytes))).toHaveLength(5);
  });
});

describe('a text file of 10 MB', () => {
  it.each([
    ['one long line', 'a'.repeat(10_000_000)],
    ['prose', 'Sleep helps memory. '.repeat(500_000)],
    ['short lines', 'word\n'.repeat(2_000_000)],
    ['blank lines', `a${'\n'.repeat(9_999_999)}`],
  ])('of %s is read or refused in words that are true for a text file', async (_, text) => {
    const outcome = await readPaper({ bytes: Buffer.from(text), fileName: 'a.txt' });
    const words = outcome.status === 'read' ? 'read as a text file' : outcome.refusal.message;
    expect(words).toContain('text file');
  });

  it.each([
    ['one group', 'a\n'.repeat(500_000)],
    ['groups of one line', 'a\n\n'.repeat(400_000)],
    ['two pages', `${'a\n'.repeat(200_000)}\f${'a\n'.repeat(200_000)}`],
  ])('of hundreds of thousands of short lines in %s is refused as too long', async (_, text) => {
    const outcome = await readPaper({ bytes: Buffer.from(text), fileName: 'a.txt' });
    expect(outcome).toMatchObject({ status: 'refused', refusal: refusalFor('text-too-long') });
  });
});
