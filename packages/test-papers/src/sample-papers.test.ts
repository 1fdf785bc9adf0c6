import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { flawedContent, flawedErrors } from './flawed-content.ts';
import { makePaper } from './make-paper.ts';
import { passageText } from './paper-content.ts';
import { renderTxt } from './render-txt.ts';
import { replaceInContent } from './replace-in-content.ts';
import { cleanPaper, flawedPaper } from './sample-papers.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const formats = ['docx', 'pdf', 'txt'] as const;

describe('the flawed paper', () => {
  it.each(flawedErrors.filter(({ quote }) => quote !== null))(
    'holds $quote, and the clean one does not',
    ({ quote, what }) => {
      const flawed = textOf(renderTxt(flawedContent));
      const clean = textOf(renderTxt(cleanContent));
      expect(flawed).toContain(quote);
      expect(what).toMatch(/\.$/);
      const isMoved = ['References', 'Kimura, H. (2020)'].includes(quote ?? '');
      expect(clean.includes(quote ?? '')).toBe(isMoved);
    },
  );

  it('has at least fifteen errors of both kinds', () => {
    expect(flawedErrors.length).toBeGreaterThanOrEqual(15);
    expect(new Set(flawedErrors.map(({ area }) => area))).toEqual(new Set(['apa', 'grammar']));
  });
});

describe('the clean paper', () => {
  it('lists its references in alphabetical order and cites each of them', () => {
    const entries = cleanContent.references.map(passageText);
    expect(entries).toEqual(entries.toSorted());
    const text = textOf(renderTxt(cleanContent)).split('References')[0] ?? '';
    for (const entry of entries) expect(text).toContain(entry.split(',')[0]);
  });
});

describe('made papers', () => {
  it.each(formats)('are the same bytes for the same seed as %s', async (format) => {
    const [first, second] = [await makePaper({ seed: 7, format }), await makePaper({ seed: 7, format })];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect(first.fileName).toBe(second.fileName);
  });

  it('differ from seed to seed', async () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    const made = await Promise.all(seeds.map((seed) => makePaper({ seed, format: 'txt', words: 300 })));
    expect(new Set(made.map(({ bytes }) => textOf(bytes))).size).toBe(200);
    expect(new Set(made.map(({ planted }) => planted.length)).size).toBeGreaterThan(3);
    for (const { bytes, planted } of made)
      for (const { quote } of planted) expect(textOf(bytes)).toContain(quote);
  });

  it('come near the length that was asked for', async () => {
    const { bytes } = await makePaper({ seed: 1, format: 'txt', words: 2000 });
    const count = textOf(bytes).split(/\s+/).length;
    expect(count).toBeGreaterThan(1600);
    expect(count).toBeLessThan(2600);
  });

  it('cite and list the same works', async () => {
    const { bytes } = await makePaper({ seed: 5, format: 'txt', words: 1500 });
    const [body = '', list = ''] = textOf(bytes).split('\nReferences\n');
    const entries = list.split('\n').filter((line) => line !== '');
    for (const entry of entries) expect(body).toContain(entry.split(',')[0]);
    const listed = entries.map((entry) => `${entry.split(',')[0]} ${/\((\d{4})\)/.exec(entry)?.[1]}`);
    for (const [, family, year] of body.matchAll(
      /\(?(\p{Lu}\p{L}+)(?: (?:&|and) \p{Lu}\p{L}+)?,? \(?(\d{4})\)/gu,
    )) {
      expect(listed).toContain(`${family} ${year}`);
    }
  });
});

describe('sample papers', () => {
  it.each(formats)('can be made as %s', async (format) => {
    for (const make of [cleanPaper, flawedPaper]) {
      const { bytes, fileName, student } = await make(format);
      expect(bytes.length).toBeGreaterThan(1000);
      expect(fileName.endsWith(`.${format}`)).toBe(true);
      expect(student).toBe('Maria Diaz');
    }
  });

  it('says where words to replace are missing', () => {
    expect(() => replaceInContent(cleanContent, 'words that are not there', '')).toThrow('not in the paper');
  });
});
